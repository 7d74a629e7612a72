import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { type CandidateStage, isChosenStage } from "@vagas/functions/domain/application/stage";

/** The stages that several people can be moved to at once. */
export const moveTargets = [
  "emConversa",
  "contratada",
  "naoSelecionada",
  "vista",
] as const satisfies readonly CandidateStage[];
export type MoveTarget = (typeof moveTargets)[number];

/** One person's change of stage. */
export type Move = Pick<Candidate, "id" | "name"> & { from: CandidateStage };

/** The changes that bring these people to a stage. Who is there already keeps the time of their answer. */
export function planMoves(
  people: readonly Pick<Candidate, "id" | "name" | "stage">[],
  to: CandidateStage,
): Move[] {
  return people
    .filter(({ stage }) => stage !== to)
    .map(({ id, name, stage }) => ({ id, name, from: isChosenStage(stage) ? stage : "vista" }));
}

/** 'Ana', 'Ana e Rui', 'Ana, Rui e mais 3': the first names, of many people the first two. */
export function shortNames(people: readonly Pick<Candidate, "name">[]): string {
  const first = people.map(({ name }) => name.split(/\s/, 1)[0]!);
  if (first.length > 3) return `${first.slice(0, 2).join(", ")} e mais ${first.length - 2}`;
  return first.length > 1 ? `${first.slice(0, -1).join(", ")} e ${first.at(-1)}` : first.join("");
}
