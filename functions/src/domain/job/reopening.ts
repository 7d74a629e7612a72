import { formatDate } from "../dates.ts";
import { renewedDeadline } from "./deadline.ts";
import type { Job } from "./job.ts";
import { isExpired } from "./jobStanding.ts";

type Reopening = { filled: false; expiresAt?: Date };

/** What opens a filled job again: with a new deadline if it has passed. Work of a day keeps its day. */
export function reopening(job: Pick<Job, "dayWork" | "expiresAt">, now: Date): Reopening {
  const isOver = !job.dayWork && isExpired(job, now);
  return { filled: false, ...(isOver ? { expiresAt: renewedDeadline(now) } : {}) };
}

export function reopenedText({ expiresAt }: Reopening): string {
  return expiresAt ? `Vaga reativada até ${formatDate(expiresAt)}` : "Vaga reativada";
}
