import type { ApprovalStatus } from "@vagas/functions/domain/job/job";
import { useState } from "react";
import type { DecisionOutcome } from "../../data/admin/adminApprovals.ts";
import { recountWaiting } from "../../data/admin/waitingCount.ts";
import { notify } from "../../ui/message/notifications.ts";
import type { DecisionTexts } from "./decisionText.ts";

type Word = Exclude<ApprovalStatus, "pending">;

/** A decision as shown in its item's place in the list. */
export type Taken = {
  status: Word;
  title: string;
  /** The height of the replaced card, so that nothing moves. */
  height: number;
  state: "writing" | "written" | "undoing";
  undo: () => Promise<DecisionOutcome>;
};

export type Decide = {
  key: string;
  title: string;
  status: Word;
  height: number;
  write: () => Promise<DecisionOutcome>;
  undo: () => Promise<DecisionOutcome>;
};

/**
 * The decisions made on an open list, by their items' keys. Each replaces its item at once; if it fails, or is
 * undone, the item returns. `onStale`: somebody else decided, and the list does not update itself.
 */
export function useDecisions(texts: DecisionTexts, onStale: () => void = () => {}) {
  const [taken, setTaken] = useState<ReadonlyMap<string, Taken>>(new Map());
  const [returned, setReturned] = useState<string | null>(null);

  function put(key: string, entry: Taken | null) {
    setTaken((before) => {
      const after = new Map(before);
      if (entry === null) after.delete(key);
      else after.set(key, entry);
      return after;
    });
    if (entry === null) setReturned(key);
  }

  async function decide({ key, title, status, height, write, undo }: Decide) {
    const entry: Taken = { status, title, height, undo, state: "writing" };
    put(key, entry);
    const outcome = await write();
    recountWaiting();
    if (outcome === "done") return put(key, { ...entry, state: "written" });
    put(key, null);
    if (outcome === "already-decided") onStale();
    notify({
      severity: "error",
      title: texts.failed[status],
      description: `${title}: ${texts.outcome[outcome]}`,
    });
  }

  async function takeBack(key: string) {
    const entry = taken.get(key);
    if (entry?.state !== "written") return;
    put(key, { ...entry, state: "undoing" });
    const outcome = await entry.undo();
    recountWaiting();
    if (outcome === "done") return put(key, null);
    put(key, entry);
    notify({
      severity: "error",
      title: texts.undoFailed,
      description: `${entry.title}: ${texts.undoOutcome[outcome]}`,
    });
  }

  return {
    taken,
    /** The returned item, which gets the focus. */
    returned,
    decide: (decision: Decide) => void decide(decision),
    takeBack: (key: string) => void takeBack(key),
  };
}
