import { FieldValue } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import {
  type Answer,
  type AnswerMails,
  type AnswerPlan,
  type Answers,
  planAnswers,
} from "../../domain/application/answer.ts";
import { type AnswerStage, isAnswer } from "../../domain/application/stage.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { Job } from "../../domain/job/job.ts";
import { answerMail } from "../../mail/answerMail.ts";
import { applicationMailIds } from "../../mail/applicationMails.ts";
import type { Budgets } from "../../store/mailCounts.ts";
import type { Write } from "../../store/writes.ts";

/** What an answer says of its job. */
export type Surroundings = {
  job: Pick<Job, "title" | "company">;
  numbers: Pick<Answer, "applications" | "openings">;
  similar: readonly Pick<Job, "id" | "title" | "company">[];
};

export type TellingSnapshot = AnswerMails & {
  candidate: Candidate;
  /** Null: its stage was no answer a moment before. */
  surroundings: Surroundings | null;
  /** Null: the person gave no address. */
  budgets: Budgets<"answers"> | null;
};

type Setting = Pick<Context, "now" | "siteUrl">;

/**
 * Notes what the company answers, for the person's page, and writes the mail that says so when its time comes; takes back
 * what nobody was told, and with it the use of the budget.
 */
export function planTelling(snapshot: TellingSnapshot, setting: Setting): Write[] {
  const { candidate, surroundings, unsent, budgets } = snapshot;
  const { kept, taken, ...plan } = planAnswers(candidate, setting.now, snapshot);
  const due = surroundings === null ? null : plan.due;
  if (due === null && taken.length === 0) return planLostMail(snapshot, kept, setting);
  const ids = applicationMailIds(candidate);
  const isFreed = taken.some((stage) => unsent.has(stage));
  const news = due === null ? { mail: [], noted: {} } : planNews(snapshot, due, isFreed, setting);
  const answers: Answers = { ...kept, ...news.noted };
  const isEmpty = Object.keys(answers).length === 0;
  return [
    ...taken.map((stage) => ({ in: "mail", id: ids[stage], delete: true }) as const),
    ...planCount(budgets, isFreed, news.mail.length > 0),
    ...news.mail,
    {
      in: "candidates",
      id: candidate.id,
      update: { answers: isEmpty ? FieldValue.delete() : answers },
    },
  ];
}

/** The answer to note, and its mail. `isFreed`: it takes the place of a mail that is counted and was not sent. */
function planNews(
  snapshot: TellingSnapshot,
  { stage, at }: NonNullable<AnswerPlan["due"]>,
  isFreed: boolean,
  setting: Setting,
): { noted: Answers; mail: Write[] } {
  const answer = { at, ...snapshot.surroundings!.numbers, mailed: true };
  const hasRoom = isFreed || snapshot.budgets?.hasRoom("answers") === true;
  const mail = hasRoom ? writtenMail(snapshot, stage, answer, setting) : null;
  return mail === null
    ? { noted: { [stage]: { ...answer, mailed: false } }, mail: [] }
    : { noted: { [stage]: answer }, mail: [mail] };
}

function planCount(
  budgets: TellingSnapshot["budgets"],
  isFreed: boolean,
  isMailed: boolean,
): Write[] {
  if (budgets === null || isFreed === isMailed) return [];
  return isMailed ? budgets.use(["answers"]) : budgets.giveBack("answers");
}

/** Another file of the person took along the mail of an answer to come: it is written again. */
function planLostMail(snapshot: TellingSnapshot, kept: Answers, setting: Setting): Write[] {
  const { candidate, unsent, begun } = snapshot;
  const { stage } = candidate;
  const answer = isAnswer(stage) ? kept[stage] : undefined;
  if (!isAnswer(stage) || !answer?.mailed || answer.at <= setting.now) return [];
  if (unsent.has(stage) || begun.has(stage)) return [];
  const mail = writtenMail(snapshot, stage, answer, setting);
  return mail === null ? [] : [mail];
}

function writtenMail(
  { candidate, surroundings }: TellingSnapshot,
  stage: AnswerStage,
  answer: Answer,
  { now, siteUrl }: Setting,
): Write | null {
  const { id, resumePath, email } = candidate;
  if (email === null || surroundings === null) return null;
  const { job, similar } = surroundings;
  const application = { id, resumePath, email };
  const written = answerMail({ application, stage, answer, job, similar }, siteUrl, now);
  return written && { in: "mail", id: written.id, set: written.mail };
}
