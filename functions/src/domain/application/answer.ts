import type { Candidate } from "./candidate.ts";
import { type AnswerStage, answerStages, type CandidateStage, isAnswer } from "./stage.ts";

// An answer is a stage that tells the person something. Visitors' pages load this file, so it loads neither zod nor Day.js.

/** Minutes from the company's choice until the person is told: as long can it be taken back. */
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
 * same twice. `begun`: those whose mail is being sent, which counts as told.
 */
export function planAnswers(
  application: Answerable,
  now: Date,
  begun: ReadonlySet<AnswerStage> = new Set(),
): AnswerPlan {
  const wanted = wantedAnswer(application);
  const kept: Answers = {};
  const taken: AnswerStage[] = [];
  for (const stage of answerStages) {
    const answer = application.answers?.[stage];
    if (answer === undefined) continue;
    const isTold = answer.at <= now || begun.has(stage);
    const isMeant = wanted?.stage === stage && wanted.at.getTime() === answer.at.getTime();
    if (isTold || isMeant) kept[stage] = answer;
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

type Told = { stage: CandidateStage; answer: Answer | null };

/**
 * The stage as its person may see it, with the answer's numbers: until the present one's time has come, what was told last,
 * else 'vista'. A stage whose answer was never noted counts by its own time.
 */
export function toldStage(
  { stage, stageAt, answers = {} }: Pick<Candidate, "stage" | "stageAt" | "answers">,
  now: Date,
): Told {
  if (!isAnswer(stage)) return { stage, answer: null };
  const present = answers[stage] ?? null;
  if ((present?.at ?? tellingTime(stageAt)) <= now) return { stage, answer: present };
  const [last] = answerStages
    .flatMap((told) => {
      const answer = answers[told];
      return answer !== undefined && answer.at <= now ? [{ stage: told, answer }] : [];
    })
    .sort((a, b) => b.answer.at.getTime() - a.answer.at.getTime());
  return last ?? { stage: "vista", answer: null };
}
