import { isTold } from "../application/answer.ts";
import { answerStages, isAnswer } from "../application/stage.ts";
import { type Candidate, candidateSchema } from "../application/candidate.ts";
import { daysUntil, startOfDayBefore } from "../dates.ts";
import type { Replies } from "./replies.ts";
import { countedReplies } from "./replyWord.ts";

/** Fewer say nothing about a company. So many phone numbers are as many applications. */
const least = { jobs: 2, phones: 5 };

/** What is read of an application to count it. */
export const countedApplicationSchema = candidateSchema.pick({
  companyId: true,
  jobId: true,
  phone: true,
  stage: true,
  stageAt: true,
  answers: true,
  createdAt: true,
});
export type CountedApplication = Pick<Candidate, keyof typeof countedApplicationSchema.shape>;

/** Those made from `from` on and before `until` count. */
export function countedSpan(now: Date): { from: Date; until: Date } {
  return {
    from: startOfDayBefore(now, countedReplies.toDay),
    until: startOfDayBefore(now, countedReplies.fromDay - 1),
  };
}

/** A company's counts. `jobs` and `phones` hold no more than are needed. */
type ReplyCount = {
  applications: number;
  answered: number;
  jobs: Set<string>;
  phones: Set<string>;
};
/** By the companies' ids. */
export type ReplyCounts = Map<string, ReplyCount>;

/** Adds an application to its company's counts. */
export function countApplication(counts: ReplyCounts, application: CountedApplication): void {
  const { companyId, jobId, phone } = application;
  if (companyId === null || jobId === null) return;
  const count = counts.get(companyId) ?? {
    applications: 0,
    answered: 0,
    jobs: new Set(),
    phones: new Set(),
  };
  counts.set(companyId, count);
  count.applications += 1;
  if (isAnsweredInTime(application)) count.answered += 1;
  if (count.jobs.size < least.jobs) count.jobs.add(jobId);
  if (count.phones.size < least.phones) count.phones.add(phone);
}

/**
 * By the town's calendar. One that was taken back before its time is no answer; one that was never noted, as in older rows,
 * counts by its stage's time.
 */
function isAnsweredInTime(application: CountedApplication): boolean {
  const { answers = {}, stage, stageAt, createdAt } = application;
  const told = answerStages.flatMap((answer) => {
    const at = answers[answer]?.at;
    return at !== undefined && isTold(application, answer, at) ? [at] : [];
  });
  const isUnnoted = isAnswer(stage) && Object.keys(answers).length === 0;
  const times = isUnnoted ? [stageAt] : told;
  return times.some((at) => daysUntil(at, createdAt) <= countedReplies.daysToAnswer);
}

/** What is stored of a company's counts; null: nothing was counted. */
export function repliesOf(count: ReplyCount | undefined): Replies | null {
  if (count === undefined) return null;
  const { applications, answered, jobs, phones } = count;
  const isEnough = jobs.size >= least.jobs && phones.size >= least.phones;
  return { applications, answered, isEnough };
}
