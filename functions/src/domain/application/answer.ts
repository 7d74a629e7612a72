import type { Candidate } from "./candidate.ts";
import { type AnswerStage, answerStages, type CandidateStage, isAnswer } from "./stage.ts";

// An answer is a stage that tells the person something. Visitors' pages load this file, so it loads neither zod nor Day.js.

/** Minutes from the company's choice until the person is told; until then the company can take it back. */
export const answerDelayMinutes = 30;

/** One answer, as functions note it. */
export type Answer = {
  /** When the person is told. */
  at: Date;
  /** How many people had applied to the job when the company chose. */
  applications: number;
  /** How many people the job hires; null: it was deleted. */
  openings: number | null;
  /** Whether a mail goes out: the person gave an address, and its budget had room. */
  mailed: boolean;
};
export type Answers = Partial<Record<AnswerStage, Answer>>;

type Answerable = Pick<Candidate, "stage" | "stageAt" | "companyId" | "jobId" | "answers">;

/** What is known of the mails of an application's answers. */
export type AnswerMails = {
  /** The answers whose mail waits. */
  unsent: ReadonlySet<AnswerStage>;
  /** Those whose mail was begun, so that it may have arrived. */
  begun: ReadonlySet<AnswerStage>;
};
const noMails: AnswerMails = { unsent: new Set(), begun: new Set() };

/** What an application's answers become. */
export type AnswerPlan = {
  kept: Answers;
  /** Those that nobody was told, and that the company no longer means. */
  taken: AnswerStage[];
  /** The one to note. */
  due: { stage: AnswerStage; at: Date } | null;
};

/**
 * Compares the noted answers with the present stage. One that somebody was told stays for ever, so that nobody is told the
 * same twice.
 */
export function planAnswers(
  application: Answerable,
  now: Date,
  mails: AnswerMails = noMails,
): AnswerPlan {
  const wanted = wantedAnswer(application);
  const kept: Answers = {};
  const taken: AnswerStage[] = [];
  for (const stage of answerStages) {
    const answer = application.answers?.[stage];
    if (answer === undefined) continue;
    const isMeant = wanted?.stage === stage && wanted.at.getTime() === answer.at.getTime();
    if (isMeant || isTold(application, stage, now, mails)) kept[stage] = answer;
    else taken.push(stage);
  }
  const due = wanted !== null && kept[wanted.stage] === undefined ? wanted : null;
  return { kept, taken, due };
}

/** The answer that the present stage is; null for another stage, and if the company no longer has the application. */
function wantedAnswer({ stage, stageAt, companyId, jobId }: Answerable): AnswerPlan["due"] {
  if (!isAnswer(stage) || companyId === null || jobId === null) return null;
  return { stage, at: tellingTime(stageAt) };
}

/** When the person is told a stage that was chosen then. */
export function tellingTime(stageAt: Date): Date {
  return new Date(stageAt.getTime() + answerDelayMinutes * 60_000);
}

type Noted = Pick<Candidate, "stage" | "stageAt" | "answers">;

/**
 * Whether the person was told an answer that is noted: its mail was begun, or its time came before the company chose anything
 * else. What was taken back a moment before its time is not told, however late functions notice; nor is what the company left
 * while its mail still waited.
 */
export function isTold(
  { stage, stageAt, answers }: Noted,
  answered: AnswerStage,
  now: Date,
  { unsent, begun }: AnswerMails = noMails,
): boolean {
  const at = answers?.[answered]?.at;
  if (at === undefined) return false;
  if (begun.has(answered)) return true;
  if (at > now) return false;
  const isLastChoice = stage === answered && at >= tellingTime(stageAt);
  return isLastChoice || (at <= stageAt && !unsent.has(answered));
}

type Told = { stage: CandidateStage; answer: Answer | null };

/**
 * The stage as its person may see it, with the answer's numbers: until the present one's time has come, what was told last,
 * else 'vista'. A stage whose answer was never noted counts by its own time.
 */
export function toldStage(application: Noted, now: Date): Told {
  const { stage, stageAt, answers = {} } = application;
  if (!isAnswer(stage)) return { stage, answer: null };
  const present = answers[stage];
  const isNoted = present !== undefined && present.at >= tellingTime(stageAt);
  const isOver = !isNoted && tellingTime(stageAt) <= now;
  if (isOver || isTold(application, stage, now)) return { stage, answer: present ?? null };
  const [last] = answerStages
    .flatMap((told) =>
      isTold(application, told, now) ? [{ stage: told, answer: answers[told]! }] : [],
    )
    .sort((a, b) => b.answer.at.getTime() - a.answer.at.getTime());
  return last ?? { stage: "vista", answer: null };
}
