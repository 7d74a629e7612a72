import { z } from "zod";
import { tellingTime } from "../application/answer.ts";
import { unansweredStages } from "../application/stage.ts";
import type { Candidate } from "../application/candidate.ts";

/**
 * closingNotices/{jobId}: its company asks that everybody without an answer be told that the job has ended. It may be
 * taken back until they are told.
 */
export const closingNoticeSchema = z.object({ companyId: z.string(), askedAt: z.date() });
export type ClosingNotice = z.infer<typeof closingNoticeSchema>;

/** Whether people are about to be told. */
export function isUnderway(
  notice: Pick<ClosingNotice, "askedAt"> | null | undefined,
  now: Date,
): boolean {
  return notice ? tellingTime(notice.askedAt) > now : false;
}

/** Whether a notice is about an application: it came before, and its company has chosen nothing since. */
export function isToldBy(
  { companyId, askedAt }: ClosingNotice,
  candidate: Pick<Candidate, "companyId" | "stage" | "stageAt" | "createdAt">,
): boolean {
  return (
    candidate.companyId === companyId &&
    candidate.createdAt <= askedAt &&
    candidate.stageAt <= askedAt &&
    unansweredStages.some((stage) => stage === candidate.stage)
  );
}
