import { useEffect } from "react";
import { dueIn, onWaitingChanged } from "../../data/application/waitingApplications.ts";

/** Longer timers fire at once. */
const longestTimerMs = 2 ** 31 - 1;

let sending = false;

async function sendDue() {
  if (sending || !navigator.onLine || dueIn() !== 0) return;
  sending = true;
  try {
    const { sendAndTell } = await import("./sendAndTell.ts");
    await sendAndTell();
  } finally {
    sending = false;
  }
}

/** Sends applications that wait on this device for the quota, when they are due; loads nothing without any. */
export function useWaitingApplications() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      const ms = dueIn();
      if (ms !== null) timer = setTimeout(tryNow, Math.min(ms, longestTimerMs));
    };
    // A tried application has a new time; an untried one waits for the next network or visit.
    const tryNow = () => {
      if ((dueIn() ?? 0) > 0) wait();
      else void sendDue().catch(() => null);
    };
    const stop = onWaitingChanged(wait);
    wait();
    window.addEventListener("online", tryNow);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener("online", tryNow);
    };
  }, []);
}
