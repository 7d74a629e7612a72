import { tellingTime } from "@vagas/functions/domain/application/answer";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { isAnswer } from "@vagas/functions/domain/application/stage";
import { useState } from "react";
import { changeStage, setCandidateStage } from "../../../data/company/companyCandidates.ts";
import type { WriteOutcome } from "../../../data/firebase/writeOutcome.ts";
import { eachInTurns } from "../../../ui/eachInTurns.ts";
import { type Move, type MoveTarget, planMoves } from "./moves.ts";

/** What the last choice of a stage did. */
export type MoveResult = {
  to: MoveTarget;
  /** Those who are there now, and where from; nobody after it was undone. */
  done: readonly Move[];
  failed: readonly Move[];
  /** Why the last of them failed. */
  reason: Exclude<WriteOutcome, "done"> | null;
  at: Date;
  undone: boolean;
  /** Whom an undo brought back. */
  back: readonly Move[];
  /** Whether an undo came too late, and did nothing. */
  isLate: boolean;
};

/** How many writes are underway at once. */
const atOnce = 5;

/** Moves people to a stage, all at once, and back. */
export function useMoves() {
  const [result, setResult] = useState<MoveResult | null>(null);
  const [busy, setBusy] = useState(false);

  /** `chosenAt`: when the choice was made that is taken back; null: it is made now. */
  async function write(
    to: MoveTarget,
    moves: readonly Move[],
    one: (move: Move) => Promise<WriteOutcome>,
    chosenAt: Date | null,
  ): Promise<readonly Move[]> {
    setBusy(true);
    const undone = chosenAt !== null;
    const at = chosenAt ?? new Date();
    const outcomes = await eachInTurns(moves, atOnce, one);
    const failed = moves.filter((_, i) => outcomes[i] !== "done");
    const done = moves.filter((_, i) => outcomes[i] === "done");
    const reason = outcomes.findLast((outcome) => outcome !== "done") ?? null;
    // What could not be taken back is still where it was moved to, and may be tried again.
    const [there, back] = undone ? [failed, done] : [done, []];
    setResult({ to, done: there, failed, reason, at, undone, back, isLate: false });
    setBusy(false);
    return done;
  }

  /** Resolves with those who were moved, or were there already. */
  async function move(people: readonly Candidate[], to: MoveTarget): Promise<readonly string[]> {
    if (busy) return [];
    const moves = planMoves(people, to);
    const done = await write(to, moves, ({ id }) => setCandidateStage(id, to), null);
    const there = people.filter(({ stage }) => stage === to);
    return [...done, ...there].map(({ id }) => id);
  }

  async function undo(): Promise<void> {
    if (busy || result === null) return;
    if (isTold(result, new Date())) {
      setResult({ ...result, failed: [], reason: null, undone: false, isLate: true });
      return;
    }
    const { to, done, at } = result;
    await write(to, done, ({ id, from }) => changeStage(id, to, from), at);
  }

  return { result, busy, move, undo, forget: () => setResult(null) };
}

export type Moves = ReturnType<typeof useMoves>;

type Moved = Pick<MoveResult, "to" | "at" | "isLate">;

/** Whether the first person was told of a choice; of one that is no answer nobody is told. */
export function isTold({ to, at, isLate }: Moved, now: Date): boolean {
  return isAnswer(to) && (isLate || tellingTime(at) <= now);
}

/** Whether a choice may still be taken back for everybody: until the first person is told. */
export function canUndo(result: Moved & Pick<MoveResult, "done">, now: Date): boolean {
  return result.done.length > 0 && !isTold(result, now);
}
