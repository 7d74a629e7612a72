import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Sending } from "../data/application/application.ts";
import { isSameName } from "../data/application/earlierApplication.ts";
import { sentFromHere } from "../data/application/sentApplications.ts";
import type { Application } from "../data/application/kept/keptApplication.ts";
import { type Waiting, waiting, waitingKey } from "../data/application/kept/waitingApplications.ts";
import { useFirstPage } from "../data/visitor/servedPage.ts";
import type { SendingState } from "./sendingState.ts";
import {
  loadTakingBack,
  takeBackKept,
  tellNotTakenBack,
  tellTakenBack,
  tellUnsure,
} from "./takeBackKept.ts";
import { tellElsewhere } from "./tellElsewhere.ts";

/**
 * The code for sending, with Auth and Storage. It is fetched when somebody begins to fill in the form, not on submit,
 * because browsers remember a failed import until the page reloads.
 */
export function loadSending() {
  return import("../data/application/application.ts");
}

/** The code for keeping an application, which must be there before the line is lost. */
function loadKeeping() {
  return import("../data/application/kept/keepApplication.ts");
}

/** Fetches the code for keeping and sending when somebody begins to fill in a form, and then the worker's. */
export async function prepareSending(): Promise<void> {
  await Promise.all([loadKeeping(), loadSending(), loadTakingBack()]);
  const { prepareBackground } = await import("../data/application/kept/backgroundSync.ts");
  await prepareBackground();
}

function hintOf(jobId: string | null): Waiting | undefined {
  return waiting.get()[waitingKey(jobId)];
}

/** Whether what was kept at this time was sent, and not only an earlier one. */
function hasArrived(jobId: string | null, keptAt: number): boolean {
  const at = sentFromHere(jobId);
  return at !== null && at.getTime() >= keptAt;
}

/** What the device keeps for this job, as a state; null if nothing, or something its person has to confirm. */
export function keptState(jobId: string | null): SendingState | null {
  const kept = hintOf(jobId);
  if (!kept || kept.waitsFor === "person") return null;
  const why = kept.waitsFor === "line" ? "offline" : kept.waitsFor;
  return { state: "waiting", why, isStored: true, of: kept.name };
}

/** Whose application waits on the device, if it is not this form's. */
function ownerOf(sending: SendingState): string | undefined {
  return sending.state === "waiting" || sending.state === "occupied" ? sending.of : undefined;
}

/** The meaning of an answer on the page. */
export function stateAfter(answer: Sending): SendingState {
  switch (answer.outcome) {
    case "cancelled":
      return { state: "idle" };
    case "failed":
      return {
        state: "waiting",
        why: navigator.onLine ? "failed" : "offline",
        isStored: answer.isStored,
      };
    case "busy":
      return { state: "waiting", why: "quota", isStored: answer.isStored };
    case "tomorrow":
      return { state: "waiting", why: "tomorrow", isStored: answer.isStored };
    case "occupied":
      return { state: "occupied", of: answer.of };
    case "already":
      return { state: "already", sent: answer.sent };
    case "closed":
      return { state: "closed", ending: answer.ending };
    default:
      return { state: answer.outcome };
  }
}

const idle: SendingState = { state: "idle" };

/** One attempt to send, and what the form shows after it; offline the application is only kept. */
async function attemptSending(
  application: Application,
  onProgress: (percent: number | null) => void,
  signal: AbortSignal,
): Promise<SendingState> {
  if (!navigator.onLine) return keepOffline(application);
  const part = await loadSending().catch(() => null);
  if (signal.aborted) return idle;
  if (!part) return keepOffline(application);
  return stateAfter(await part.sendApplication(application, onProgress, signal));
}

async function keepOffline(application: Application): Promise<SendingState> {
  const part = await loadKeeping().catch(() => null);
  if (!part) return { state: "outdated" };
  const keeping = await part.keepForLater(application);
  if (!keeping) return { state: "unreadable" };
  if ("outcome" in keeping) return stateAfter(keeping);
  return { state: "waiting", why: "offline", isStored: keeping.isStored };
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

/** What waited for a line has met one that has left the talent bank. */
function tillTomorrow(before: SendingState): SendingState {
  return before.state === "waiting" ? { ...before, why: "tomorrow" } : before;
}

/** The state of sending, which follows an application kept on the device: sent by the page's frame, or taken back. */
function useSendingState(jobId: string | null) {
  const isServed = useFirstPage("apply") !== null;
  const [sending, setSending] = useState<SendingState>(
    () => (isServed ? null : keptState(jobId)) ?? idle,
  );
  // The server does not know what the device keeps.
  useLayoutEffect(() => {
    const kept = isServed && keptState(jobId);
    if (kept) setSending(kept);
  }, [isServed, jobId]);
  const { state } = sending;
  const of = ownerOf(sending);
  useEffect(() => {
    if (state !== "waiting" && state !== "occupied") return undefined;
    let { keptAt } = hintOf(jobId) ?? { keptAt: 0 };
    return waiting.subscribe(() => {
      const hint = hintOf(jobId);
      if (hint) ({ keptAt } = hint);
      // What waits for its person is no longer shown as waiting, and is still in the place of another's.
      if (state === "occupied" ? !hint : !keptState(jobId))
        setSending(hasArrived(jobId, keptAt) ? { state: "sent", of } : idle);
      else if (hint?.waitsFor === "tomorrow") setSending(tillTomorrow);
    });
  }, [state, jobId, of]);
  return [sending, setSending] as const;
}

/** What is left to tell of an attempt that was cancelled; null: nothing, because its record was not sent by then. */
function leftOfCancelled(next: SendingState): SendingState | null {
  // Its record was sent and no answer has come: it is looked up later, and not written.
  if (next.state === "waiting") tellUnsure();
  return next.state === "waiting" || next.state === "idle" ? null : next;
}

/** One attempt at a time, which `show` follows, and what cancels it. */
function useAttempt(show: (next: SendingState) => void) {
  const busy = useRef<AbortController | null>(null);
  const isMounted = useIsMounted();

  /** Ends with the attempt, or when that is cancelled, although it may still wait for an answer. */
  async function send(application: Application): Promise<void> {
    if (busy.current) return;
    busy.current = new AbortController();
    const { signal } = busy.current;
    const onProgress = (percent: number | null) => {
      if (!signal.aborted) show({ state: "sending", percent });
    };
    if (navigator.onLine) onProgress(0);
    const attempt = attemptSending(application, onProgress, signal);
    const cancelled = new Promise<void>((resolve) => {
      signal.addEventListener("abort", () => resolve());
    });
    await Promise.race([attempt.then((next) => end(next, application, signal)), cancelled]);
  }

  async function end(next: SendingState, application: Application, { aborted }: AbortSignal) {
    const shown = aborted ? leftOfCancelled(next) : next;
    if (!aborted) busy.current = null;
    // Another attempt may be running by now, which meets what this one has written.
    if (shown === null || busy.current) return;
    if (isMounted.current) show(shown);
    else await tellElsewhere(shown, application);
  }

  function stop() {
    if (!busy.current) return;
    busy.current.abort();
    busy.current = null;
    show(idle);
  }

  return { send, stop };
}

/** Sends one application at a time, to this job or to the talent bank (null); what fails is kept and sent later. */
export function useApplicationSending(jobId: string | null) {
  const [sending, setSending] = useSendingState(jobId);
  /** Whether the waiting application is this form's, and not from an earlier visit. */
  const isOwn = useRef(false);
  const { send, stop } = useAttempt((next) => {
    isOwn.current = next.state === "waiting";
    setSending(next);
  });
  const isWaiting = sending.state === "waiting";

  /** `onGone` is called once what waited is taken back. */
  function forget(onGone: () => void = () => undefined) {
    const of = ownerOf(sending);
    setSending(idle);
    takeBackKept(jobId).then(
      (result) => {
        if (result === "sent") setSending({ state: "sent", of });
        else if (result === "takenBack") onGone();
      },
      () => {
        setSending(keptState(jobId) ?? idle);
        tellNotTakenBack();
      },
    );
  }

  return {
    sending,
    send,
    /** The form's code failed to load. */
    lose: () => setSending({ state: "outdated" }),
    /** Cancels the sending, or takes back what waits. */
    cancel: () => (isWaiting ? forget() : stop()),
    /**
     * The form was changed while it waited, so it is no longer sent automatically, unless the `name` that is typed by now
     * is another: then somebody else writes, and it goes on waiting for its person.
     */
    hold: (name: string) => {
      if (!isWaiting || !isOwn.current) return;
      const { name: of = name } = hintOf(jobId) ?? {};
      if (isSameName(of, name)) forget(tellTakenBack);
      else setSending({ ...sending, of });
    },
  };
}
