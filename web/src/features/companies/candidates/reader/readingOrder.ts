import { type CandidateStage, isAnswer } from "@vagas/functions/domain/application/stage";
import type { Candidate } from "@vagas/functions/domain/application/candidate";

/** The order in which people are read: who was there stays in place, whatever the list shows now; others follow. */
export function continuedOrder(before: readonly string[], listed: readonly string[]): string[] {
  return [...before, ...listed.filter((id) => !before.includes(id))];
}

/** A person's neighbours; null at an end. Somebody who is not in the order leads to its first. */
export function neighbours(
  order: readonly string[],
  id: string,
): { previous: string | null; next: string | null } {
  const at = order.indexOf(id);
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}

/** Stages by application; null: it is gone. */
export type Stages = ReadonlyMap<string, CandidateStage | null>;

/** The stages of the listed, and of those who were read: to be read takes a person out of a list by stage. */
export function knownStages(
  read: Stages,
  listed: readonly Pick<Candidate, "id" | "stage">[],
): Stages {
  return new Map([...read, ...listed.map(({ id, stage }) => [id, stage] as const)]);
}

/** Who has no answer yet: the first one after a person, else the first one at all; null if everybody has one. */
export function nextUnanswered(
  order: readonly string[],
  id: string,
  stages: Stages,
): string | null {
  const at = order.indexOf(id) + 1;
  const others = [...order.slice(at), ...order.slice(0, at)].filter((other) => other !== id);
  return others.find((other) => isWaiting(stages.get(other) ?? null)) ?? null;
}

function isWaiting(stage: CandidateStage | null): boolean {
  return stage !== null && !isAnswer(stage);
}
