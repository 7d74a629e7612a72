import { answerDelayMinutes } from "@vagas/functions/domain/application/answer";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
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
};

/** How many writes are underway at once. */
const atOnce = 5;

/** Moves people to a stage, all at once, and back. */
export function useMoves() {
  const [result, setResult] = useState<MoveResult | null>(null);
  const [busy, setBusy] = useState(false);

  async function write(
    to: MoveTarget,
    moves: readonly Move[],
    one: (move: Move) => Promise<WriteOutcome>,
    undone: boolean,
  ): Promise<readonly Move[]> {
    setBusy(true);
    const at = new Date();
    const outcomes = await eachInTurns(moves, atOnce, one);
    const failed = moves.filter((_, i) => outcomes[i] !== "done");
    const done = moves.filter((_, i) => outcomes[i] === "done");
    const reason = outcomes.findLast((outcome) => outcome !== "done") ?? null;
    // What could not be taken back is still where it was moved to, and may be tried again.
    setResult({ to, done: undone ? failed : done, failed, reason, at, undone });
    setBusy(false);
    return done;
  }

  /** Resolves with those who were moved, or were there already. */
  async function move(people: readonly Candidate[], to: MoveTarget): Promise<readonly string[]> {
    if (busy) return [];
    const moves = planMoves(people, to);
    const done = await write(to, moves, ({ id }) => setCandidateStage(id, to), false);
    const there = people.filter(({ stage }) => stage === to);
    return [...done, ...there].map(({ id }) => id);
  }

  async function undo(): Promise<void> {
    if (busy || result === null) return;
    const { to, done } = result;
    await write(to, done, ({ id, from }) => changeStage(id, to, from), true);
  }

  return { result, busy, move, undo, forget: () => setResult(null) };
}

export type Moves = ReturnType<typeof useMoves>;

/** Whether a choice may still be taken back for everybody: until the first person is told. */
export function canUndo({ done, at }: Pick<MoveResult, "done" | "at">, now: Date): boolean {
  return done.length > 0 && now.getTime() < at.getTime() + answerDelayMinutes * 60_000;
}
