import { type Answers, toldStage } from "./answer.ts";
import type { Candidate } from "./candidate.ts";

type Answered = Pick<Candidate, "stage" | "stageAt" | "answers">;

/**
 * What changes when an application leaves its company: an answer that its person was not told is no answer any more. Null:
 * everything was told. `answers` null: none is left.
 */
export function withoutUntold(
  application: Answered,
  now: Date,
): { stage: Candidate["stage"]; answers: Answers | null } | null {
  const { stage } = toldStage(application, now);
  const noted = Object.entries(application.answers ?? {});
  const told = noted.filter(([, { at }]) => at <= now);
  if (stage === application.stage && told.length === noted.length) return null;
  return { stage, answers: told.length === 0 ? null : Object.fromEntries(told) };
}
