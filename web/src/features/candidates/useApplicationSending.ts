import { useEffect, useRef, useState } from "react";
import type { Application, Sending, SentApplication } from "../../data/application/application.ts";

export type SendingState =
  | { state: "idle" | "failed" | "offline" | "refused" | "outdated" }
  | { state: "sending"; percent: number }
  | { state: "sent" }
  | ({ state: "already" } & SentApplication);

/** How long after the network is back a waiting application is sent. */
const afterOnlineMs = 2500;

/**
 * What sends, with Auth and Storage. It is fetched when somebody begins to fill the form in, not on submit: browsers
 * remember a failed import until the page is loaded anew.
 */
export function loadSending() {
  return import("../../data/application/application.ts");
}

/** Sends one application at a time; without network it waits, and is sent when the network is back. */
export function useApplicationSending() {
  const [sending, setSending] = useState<SendingState>({ state: "idle" });
  const busy = useRef<AbortController | null>(null);
  const waiting = useRef<Application | null>(null);
  const retry = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

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
    const answer: Sending | null =
      part &&
      (await part.sendApplication(
        application,
        (percent) => setSending({ state: "sending", percent }),
        attempt.signal,
      ));
    busy.current = null;
    if (answer === null) {
      setSending({ state: "outdated" });
      return;
    }
    if (answer.outcome === "failed" && !navigator.onLine) {
      waiting.current = application;
      setSending({ state: "offline" });
    } else if (answer.outcome === "already")
      setSending({ state: "already", at: answer.at, resumeMissing: answer.resumeMissing });
    else setSending({ state: answer.outcome === "cancelled" ? "idle" : answer.outcome });
  }

  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  useEffect(() => {
    const online = () => {
      retry.current = setTimeout(
        () => waiting.current && void latestSend.current(waiting.current),
        afterOnlineMs,
      );
    };
    window.addEventListener("online", online);
    return () => {
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
