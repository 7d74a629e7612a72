import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Application, Sending } from "../../data/application/application.ts";
import type { SentApplication } from "../../data/application/applicationRecord.ts";
import type { JobEnding } from "../../data/visitor/jobEnding.ts";
import { sentFromHere } from "../../data/application/sentApplications.ts";
import {
  onWaitingChanged,
  readWaiting,
  waitingKey,
} from "../../data/application/waitingApplications.ts";
import { useFirstPage } from "../../data/visitor/servedPage.ts";
import { notify } from "../../ui/message/notifications.ts";
import { discardDraft } from "./applicationDraft.ts";

export type SendingState =
  | { state: "idle" | "failed" | "offline" | "refused" | "unreadable" | "outdated" }
  /** Stored on the device until an account can be made, and then sent by the page's frame. */
  | { state: "waiting" }
  /** `percent` null: another tab sends, and this one waits. */
  | { state: "sending"; percent: number | null }
  | { state: "sent" }
  | { state: "already"; sent: SentApplication }
  | { state: "closed"; ending: JobEnding };

/** How long after the network is back a waiting application is sent. */
const afterOnlineMs = 2500;

/**
 * The code for sending, with Auth and Storage. It is fetched when somebody begins to fill in the form, not on submit,
 * because browsers remember a failed import until the page reloads.
 */
export function loadSending() {
  return import("../../data/application/application.ts");
}

function isKept(jobId: string | null): boolean {
  return readWaiting()[waitingKey(jobId)] !== undefined;
}

async function forgetKept(jobId: string | null): Promise<void> {
  await import("../../data/application/waitingStore.ts")
    .then(({ forgetWaiting }) => forgetWaiting(jobId))
    .catch(() => null);
}

/** The meaning of an answer on the page; offline a failure waits for the network. */
function stateAfter(answer: Sending | null): SendingState {
  if (answer === null) return { state: "outdated" };
  switch (answer.outcome) {
    case "cancelled":
      return { state: "idle" };
    case "failed":
      return { state: navigator.onLine ? "failed" : "offline" };
    case "busy":
      return { state: "waiting" };
    case "already":
      return { state: "already", sent: answer.sent };
    case "closed":
      return { state: "closed", ending: answer.ending };
    default:
      return { state: answer.outcome };
  }
}

/** Tells people who have left the form how their application ended. */
function tellElsewhere({ state }: SendingState) {
  const stands = state === "sent" || state === "already";
  if (stands) discardDraft();
  if (state === "waiting")
    notify({
      severity: "info",
      title: "Sua candidatura será enviada mais tarde",
      description: "Ela está guardada neste aparelho e vai sozinha, com o site aberto.",
    });
  else if (state !== "idle")
    notify({
      severity: stands ? "success" : "error",
      title: stands ? "Candidatura enviada com sucesso!" : "Erro ao enviar candidatura",
    });
}

/** One attempt to send, and what the form shows after it. */
async function attemptSending(
  application: Application,
  onProgress: (percent: number | null) => void,
  signal: AbortSignal,
): Promise<SendingState> {
  const part = await loadSending().catch(() => null);
  return stateAfter(part && (await part.sendApplication(application, onProgress, signal)));
}

/** Whether the component is mounted, for an attempt that outlives it. */
function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Calls `send` when the network has been back for a moment; returns a function that cancels this. */
function useRetryOnline(send: () => void): () => void {
  const sendNow = useEffectEvent(send);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const online = () => {
      timer.current = setTimeout(sendNow, afterOnlineMs);
    };
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      clearTimeout(timer.current);
    };
  }, []);
  return () => clearTimeout(timer.current);
}

/** The state of sending, which follows an application stored on the device: sent by the page's frame, or forgotten. */
function useSendingState(jobId: string | null) {
  const isServed = useFirstPage("apply") !== null;
  const [sending, setSending] = useState<SendingState>(() => ({
    state: !isServed && isKept(jobId) ? "waiting" : "idle",
  }));
  // The server does not know what the device keeps.
  useLayoutEffect(() => {
    if (isServed && isKept(jobId)) setSending({ state: "waiting" });
  }, [isServed, jobId]);
  const isWaiting = sending.state === "waiting";
  useEffect(() => {
    if (!isWaiting) return undefined;
    return onWaitingChanged(() => {
      if (!isKept(jobId)) setSending({ state: sentFromHere(jobId) ? "sent" : "idle" });
    });
  }, [isWaiting, jobId]);
  return [sending, setSending] as const;
}

/**
 * Sends one application at a time, to this job or to the talent bank (null); offline it waits, and is sent when the
 * network is back.
 */
export function useApplicationSending(jobId: string | null) {
  const [sending, setSending] = useSendingState(jobId);
  const busy = useRef<AbortController | null>(null);
  const waiting = useRef<Application | null>(null);
  /** Whether the waiting application is this form's, and not from an earlier visit. */
  const isOwn = useRef(false);
  const isMounted = useIsMounted();
  const cancelRetry = useRetryOnline(() => waiting.current && void send(waiting.current));
  const isWaiting = sending.state === "waiting";

  async function send(application: Application): Promise<void> {
    if (busy.current) return;
    cancelRetry();
    waiting.current = null;
    if (!navigator.onLine) {
      waiting.current = application;
      setSending({ state: "offline" });
      return;
    }
    busy.current = new AbortController();
    const onProgress = (percent: number | null) => setSending({ state: "sending", percent });
    onProgress(0);
    const next = await attemptSending(application, onProgress, busy.current.signal);
    busy.current = null;
    if (next.state === "offline") waiting.current = application;
    isOwn.current = next.state === "waiting";
    if (isMounted.current) setSending(next);
    else tellElsewhere(next);
  }

  function forget() {
    setSending({ state: "idle" });
    void forgetKept(jobId);
  }

  return {
    sending,
    send,
    /** The form's code failed to load. */
    lose: () => setSending({ state: "outdated" }),
    /** Cancels the upload, or the wait for the quota. */
    cancel: () => (isWaiting ? forget() : busy.current?.abort()),
    /** The form was changed while it waited, so it is no longer sent automatically. */
    hold: () => {
      if (isWaiting && isOwn.current) forget();
      if (!waiting.current) return;
      waiting.current = null;
      setSending({ state: "idle" });
    },
  };
}
