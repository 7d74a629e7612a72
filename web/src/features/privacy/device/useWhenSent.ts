import { useEffect, useEffectEvent } from "react";
import { waiting } from "../../../data/application/kept/waitingApplications.ts";
import { noJob, sentFromHere } from "../../../data/application/sentApplications.ts";

/** Longer than Firebase takes to see the account of another tab, which may have sent it (applicantAccount.ts). */
const settleMs = 1_000;

function isSent(key: string): boolean {
  return sentFromHere(key === noJob ? null : key) !== null;
}

/** Calls back soon after an application that waited on this device was sent. */
export function useWhenSent(onSent: () => void): void {
  const tell = useEffectEvent(onSent);
  useEffect(() => {
    let before = Object.keys(waiting.get());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = waiting.subscribe(() => {
      const now = Object.keys(waiting.get());
      const gone = before.filter((key) => !now.includes(key));
      before = now;
      if (!gone.some(isSent)) return;
      clearTimeout(timer);
      timer = setTimeout(() => tell(), settleMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
