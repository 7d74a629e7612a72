import type { Waiting } from "@vagas/functions/domain/administration/waiting";
import { useEffect, useSyncExternalStore } from "react";
import { countPending } from "./adminStats.ts";
import { countPendingEdits } from "./jobEdits.ts";
import { countPendingJobs } from "./pendingJobs.ts";

export type WaitingCount = Waiting | "loading" | "failed";

let counted: WaitingCount = "loading";
let latest = 0;
const listeners = new Set<() => void>();

async function count(): Promise<Waiting> {
  const [jobs, edits, imported, resumes] = await Promise.all([
    countPending("jobApprovals"),
    countPendingEdits(),
    countPendingJobs(""),
    countPending("resumes"),
  ]);
  return { jobs, edits, imported, resumes };
}

/** Counts anew what waits, for every place that shows it; of several at once the last one counts. */
export function recountWaiting(): void {
  const request = ++latest;
  const say = (answer: WaitingCount) => {
    if (request !== latest) return;
    counted = answer;
    listeners.forEach((listener) => listener());
  };
  count().then(say, () => say("failed"));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits, the same in every place; counted anew when a place opens and whenever `follows` changes. */
export function useWaiting(follows: string | null = null): WaitingCount {
  useEffect(recountWaiting, [follows]);
  return useSyncExternalStore(
    subscribe,
    () => counted,
    () => counted,
  );
}
