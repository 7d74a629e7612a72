import { useEffect } from "react";
import { dueIn, isKeptUnhinted, waiting } from "../../data/application/kept/waitingApplications.ts";

/** Longer timers fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/** What is due and not tried, because another tab sends or a company is logged in, is looked at again after this. */
const pauseMs = 30_000;

let sending = false;

async function sendDue(isFresh: boolean) {
  if (sending) return;
  sending = true;
  try {
    const { sendAndTell } = await import("./sendAndTell.ts");
    await sendAndTell(isFresh);
  } finally {
    sending = false;
  }
}

/** Sends applications that wait on this device, and tells what became of them; loads nothing without any. */
export function useWaitingApplications() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A tried application has a new time; an untried one waits for the next network or visit.
    const tryNow = (isFresh: boolean) => {
      if (dueIn(isFresh) !== 0) wait();
      else if (navigator.onLine) void sendDue(isFresh).catch(() => null);
    };
    const wait = () => {
      clearTimeout(timer);
      const ms = dueIn(false);
      if (ms === null) return;
      timer = setTimeout(tryNow, Math.min(Math.max(ms, pauseMs), longestTimerMs), false);
    };
    const online = () => tryNow(true);
    // The service worker has sent something.
    const told = () => void sendDue(true).catch(() => null);
    const stop = waiting.subscribe(wait);
    wait();
    online();
    void isKeptUnhinted().then(
      (isKept) => (isKept ? sendDue(true) : undefined),
      () => null, // A browser without the storage, or an older one: the hint alone tells.
    );
    window.addEventListener("online", online);
    navigator.serviceWorker?.addEventListener("message", told);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener("online", online);
      navigator.serviceWorker?.removeEventListener("message", told);
    };
  }, []);
}
