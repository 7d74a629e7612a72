import type { Waiting } from "@vagas/functions/domain/administration/waiting";
import { useEffect } from "react";
import { createStore, useStore } from "../../state/createStore.ts";
import { countPending } from "./adminStats.ts";
import { countPendingEdits } from "./jobEdits.ts";
import { countOpenReports } from "./jobReports.ts";
import { countPendingJobs } from "./pendingJobs.ts";

export type WaitingCount = Waiting | "loading" | "failed";

const counted = createStore<WaitingCount>("loading");
let latest = 0;

async function count(): Promise<Waiting> {
  const [reports, jobs, edits, imported, resumes] = await Promise.all([
    countOpenReports(),
    countPending("jobApprovals"),
    countPendingEdits(),
    countPendingJobs(""),
    countPending("resumes"),
  ]);
  return { reports, jobs, edits, imported, resumes };
}

/**
 * Counts waiting items again, for every place that shows the count; of several concurrent counts the last one is
 * used.
 */
export function recountWaiting(): void {
  const request = ++latest;
  const say = (answer: WaitingCount) => {
    if (request === latest) counted.set(answer);
  };
  count().then(say, () => say("failed"));
}

/**
 * The number of waiting items, the same everywhere; counted again when a place opens and whenever `follows` changes.
 */
export function useWaiting(follows: string | null = null): WaitingCount {
  useEffect(recountWaiting, [follows]);
  return useStore(counted);
}
