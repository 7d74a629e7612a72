import { useEffect, useRef, useState } from "react";
import type { Application, Sending } from "../../data/application/application.ts";
import type { SentApplication } from "../../data/application/applicationRecord.ts";
import type { JobEnding } from "../../data/visitor/jobEnding.ts";
import { notify } from "../../ui/message/notifications.ts";
import { discardDraft } from "./applicationDraft.ts";

export type SendingState =
  | { state: "idle" | "failed" | "offline" | "refused" | "unreadable" | "outdated" }
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

/** What an answer means on the page; without network a failure waits for it. */
function stateAfter(answer: Sending | null): SendingState {
  if (answer === null) return { state: "outdated" };
  switch (answer.outcome) {
    case "cancelled":
      return { state: "idle" };
    case "failed":
      return { state: navigator.onLine ? "failed" : "offline" };
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
  if (state !== "idle")
    notify({
      severity: stands ? "success" : "error",
      title: stands ? "Candidatura enviada com sucesso!" : "Erro ao enviar candidatura",
    });
}

/** Sends one application at a time; without network it waits, and is sent when the network is back. */
export function useApplicationSending() {
  const [sending, setSending] = useState<SendingState>({ state: "idle" });
  const busy = useRef<AbortController | null>(null);
  const waiting = useRef<Application | null>(null);
  const retry = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isThere = useRef(true);

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

  return {
    sending,
    send,
    /** The form's code could not be fetched. */
    lose: () => setSending({ state: "outdated" }),
    /** Cancels the upload. */
    cancel: () => busy.current?.abort(),
    /** The form was changed while it waited for the network: it is not sent by itself any more. */
    hold: () => {
      if (!waiting.current) return;
      waiting.current = null;
      setSending({ state: "idle" });
    },
  };
}
