import { useEffect, useRef, useState } from "react";
import type { Application, Sending } from "../../data/application/application.ts";
import type { SentApplication } from "../../data/application/applicationRecord.ts";
import type { JobEnding } from "../../data/visitor/jobEnding.ts";
import { sentFromHere } from "../../data/application/sentApplications.ts";
import {
  onWaitingChanged,
  readWaiting,
  waitingKey,
} from "../../data/application/waitingApplications.ts";
import { notify } from "../../ui/message/notifications.ts";
import { discardDraft } from "./applicationDraft.ts";

export type SendingState =
  | { state: "idle" | "failed" | "offline" | "refused" | "unreadable" | "outdated" }
  /** Kept on the device until an account can be made for it, and then sent by the page's frame. */
  | { state: "waiting" }
  /** `percent` null: another tab sends, and this one waits. */
  | { state: "sending"; percent: number | null }
  | { state: "sent" }
  | { state: "already"; sent: SentApplication }
  | { state: "closed"; ending: JobEnding };

/** How long after the network is back a waiting application is sent. */
const afterOnlineMs = 2500;

/**
 * What sends, with Auth and Storage. It is fetched when somebody begins to fill the form in, not on submit: browsers
 * remember a failed import until the page is loaded anew.
 */
export function loadSending() {
  return import("../../data/application/application.ts");
}

function loadWaitingStore() {
  return import("../../data/application/waitingStore.ts");
}

function isKept(jobId: string | null): boolean {
  return readWaiting()[waitingKey(jobId)] !== undefined;
}

/** What an answer means on the page; without network a failure waits for it. */
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

/** Tells those who have left the form how their application ended. */
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

/**
 * Sends one application at a time, to this job or to the talent bank (null); without network it waits, and is sent when
 * the network is back.
 */
export function useApplicationSending(jobId: string | null) {
  const [sending, setSending] = useState<SendingState>(() => ({
    state: isKept(jobId) ? "waiting" : "idle",
  }));
  const busy = useRef<AbortController | null>(null);
  const waiting = useRef<Application | null>(null);
  const retry = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isThere = useRef(true);
  /** Whether what waits for a quota is what the form holds, and not kept since an earlier visit. */
  const isOwn = useRef(false);

  async function send(application: Application): Promise<void> {
    if (busy.current) return;
    clearTimeout(retry.current);
    waiting.current = null;
    if (!navigator.onLine) {
      waiting.current = application;
      setSending({ state: "offline" });
      return;
    }
    const attempt = new AbortController();
    busy.current = attempt;
    setSending({ state: "sending", percent: 0 });
    const part = await loadSending().catch(() => null);
    const answer = part
      ? await part.sendApplication(
          application,
          (percent) => setSending({ state: "sending", percent }),
          attempt.signal,
        )
      : null;
    busy.current = null;
    const next = stateAfter(answer);
    if (next.state === "offline") waiting.current = application;
    isOwn.current = next.state === "waiting";
    if (isThere.current) setSending(next);
    else tellElsewhere(next);
  }

  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  useEffect(() => {
    isThere.current = true;
    const online = () => {
      retry.current = setTimeout(
        () => waiting.current && void latestSend.current(waiting.current),
        afterOnlineMs,
      );
    };
    window.addEventListener("online", online);
    return () => {
      isThere.current = false;
      window.removeEventListener("online", online);
      clearTimeout(retry.current);
    };
  }, []);

  const isWaiting = sending.state === "waiting";
  useEffect(() => {
    if (!isWaiting) return undefined;
    return onWaitingChanged(() => {
      if (!isKept(jobId)) setSending({ state: sentFromHere(jobId) ? "sent" : "idle" });
    });
  }, [isWaiting, jobId]);

  function forget() {
    setSending({ state: "idle" });
    void loadWaitingStore()
      .then(({ forgetWaiting }) => forgetWaiting(jobId))
      .catch(() => null);
  }

  return {
    sending,
    send,
    /** The form's code could not be fetched. */
    lose: () => setSending({ state: "outdated" }),
    /** Cancels the upload, or the wait for a quota. */
    cancel: () => (isWaiting ? forget() : busy.current?.abort()),
    /** The form was changed while it waited: it is not sent by itself any more. */
    hold: () => {
      if (isWaiting && isOwn.current) forget();
      if (!waiting.current) return;
      waiting.current = null;
      setSending({ state: "idle" });
    },
  };
}
