import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { type CandidateStage, isChosenStage } from "@vagas/functions/domain/application/stage";
import { firstNameOf } from "@vagas/functions/domain/text/firstNameOf";

/** The stages that several people can be moved to at once. */
export const moveTargets = [
  "emConversa",
  "contratada",
  "naoSelecionada",
  "vista",
] as const satisfies readonly CandidateStage[];
export type MoveTarget = (typeof moveTargets)[number];

/**
 * One person's change of stage. `from`: where an undo leads; `wasClosed`: the person was at the end of the job, which no
 * company chooses, so that an undo cannot lead there.
 */
export type Move = Pick<Candidate, "id" | "name"> & { from: CandidateStage; wasClosed: boolean };

/** The changes that bring these people to a stage. Who is there already keeps the time of their answer. */
export function planMoves(
  people: readonly Pick<Candidate, "id" | "name" | "stage">[],
  to: CandidateStage,
): Move[] {
  return people
    .filter(({ stage }) => stage !== to)
    .map(({ id, name, stage }) =>
      isChosenStage(stage)
        ? { id, name, from: stage, wasClosed: false }
        : { id, name, from: "vista", wasClosed: true },
    );
}

/** 'Ana', 'Ana e Rui', 'Ana, Rui e mais 3': the first names, of many people the first two. */
export function shortNames(people: readonly Pick<Candidate, "name">[]): string {
  const first = people.map(({ name }) => firstNameOf(name));
  if (first.length > 3) return `${first.slice(0, 2).join(", ")} e mais ${first.length - 2}`;
  return first.length > 1 ? `${first.slice(0, -1).join(", ")} e ${first.at(-1)}` : first.join("");
}
