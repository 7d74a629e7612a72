import { type Answers, isTold, toldStage } from "./answer.ts";
import type { Candidate } from "./candidate.ts";
import { answerStages } from "./stage.ts";

type Answered = Pick<Candidate, "stage" | "stageAt" | "answers">;

/**
 * What changes when an application leaves its company: an answer that its person was not told is no answer any more. Null:
 * everything was told. `answers` null: none is left.
 */
export function withoutUntold(
  application: Answered,
  now: Date,
): { stage: Candidate["stage"]; answers: Answers | null } | null {
  const { answers = {} } = application;
  const { stage } = toldStage(application, now);
  const noted = answerStages.filter((answer) => answers[answer] !== undefined);
  const told = noted.filter((answer) => isTold(application, answer, now));
  if (stage === application.stage && told.length === noted.length) return null;
  const left = Object.fromEntries(told.map((answer) => [answer, answers[answer]]));
  return { stage, answers: told.length === 0 ? null : left };
}
