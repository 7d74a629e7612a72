import type { Context } from "../../context.ts";
import { planAnswers } from "../../domain/application/answer.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import { addDays } from "../../domain/dates.ts";
import { readAnswerMails } from "../applications/answerApplication.ts";
import { lookBackDays } from "../lookBackDays.ts";

/** Whether nobody was told of a recent choice of the company, or something was not taken back. */
export async function isUnanswered(context: Context, candidate: Candidate): Promise<boolean> {
  const { taken, due } = planAnswers(candidate, context.now);
  if (due !== null && isRecent(candidate, context.now)) return true;
  if (taken.length === 0) return false;
  // A mail that was begun at the last instant stays noted.
  const mails = await readAnswerMails(context, candidate);
  return planAnswers(candidate, context.now, mails).taken.length > 0;
}

/**
 * Whether an application still says that its job has ended, though its company took the notice back: rules allow that only
 * before people are told.
 */
export async function isEndTakenBack(context: Context, candidate: Candidate): Promise<boolean> {
  const { stage, companyId, jobId } = candidate;
  if (stage !== "encerrada" || companyId === null || jobId === null) return false;
  if (!isRecent(candidate, context.now)) return false;
  if ((await context.store.closingNotices.doc(jobId).get()).exists) return false;
  return !(await readAnswerMails(context, candidate)).begun.has("encerrada");
}

function isRecent({ stageAt }: Candidate, now: Date): boolean {
  return stageAt > addDays(now, -lookBackDays);
}
