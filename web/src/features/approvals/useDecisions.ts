import { useState } from "react";
import type { DecisionOutcome } from "../../data/admin/adminApprovals.ts";
import { recountWaiting } from "../../data/admin/waitingCount.ts";
import type { Pages } from "../../ui/list/usePages.ts";
import { notify } from "../../ui/message/notifications.ts";
import { eachInTurns } from "../../ui/eachInTurns.ts";
import type { LeftOut } from "./batch/batch.ts";
import type { DecisionTexts } from "./decisionText.ts";
import type { Decide } from "./decide.ts";
import { noteMove } from "../../ui/deliberate.ts";

/** A decision as shown in its item's place in the list. */
export type Taken = {
  status: Decide["status"];
  title: string;
  /** The height of the replaced card, so that nothing moves; null: one of several, which are shown in a line each. */
  height: number | null;
  state: "writing" | "written" | "undoing";
  undo: () => Promise<DecisionOutcome>;
};

/**
 * Of an item that is shown again after a decision was undone or failed: to be called once its title has the focus, which
 * no other showing of it takes then. Null for the others.
 */
export type Returned = (() => void) | null;

/** How many decisions are written at once. */
const atOnce = 4;

/** The decided items of an open list, and the one that returned last. */
function useTaken() {
  const [taken, setTaken] = useState<ReadonlyMap<string, Taken>>(new Map());
  const [returned, setReturned] = useState<string | null>(null);

  function put(key: string, entry: Taken | null) {
    setTaken((before) => {
      const after = new Map(before);
      if (entry === null) after.delete(key);
      else after.set(key, entry);
      return after;
    });
  }

  function giveBack(key: string) {
    put(key, null);
    setReturned(key);
  }

  /** `idOf`: the part of a key that stays when its item is read again. */
  function returnedAs(key: string, idOf = (whole: string) => whole): Returned {
    const isIt = returned !== null && idOf(returned) === idOf(key);
    return isIt ? () => setReturned(null) : null;
  }

  return { taken, returnedAs, put, giveBack };
}

function entryOf({ status, title, height, undo }: Decide): Taken {
  return { status, title, height, undo, state: "writing" };
}

/** A list that does not update itself: it is read again when somebody else decided, or when it lacks what returns. */
export type ReadList = Pick<Pages<unknown>, "refresh" | "renew"> & {
  has: (key: string) => boolean;
};

export function readList<Item>(
  { refresh, renew, items }: Pages<Item>,
  keyOf: (item: Item) => string,
): ReadList {
  return { refresh, renew, has: (key) => items.some((item) => keyOf(item) === key) };
}

/** A list read after these were decided does not have them any more. */
function renewFor(returned: readonly string[], list: ReadList | null) {
  if (list && !returned.every(list.has)) list.renew();
}

/**
 * The decisions made on an open list, by their items' keys. Each replaces its item at once; if it fails, or is
 * undone, the item returns.
 */
export function useDecisions(texts: DecisionTexts, list: ReadList | null = null) {
  const { taken, returnedAs, put, giveBack } = useTaken();

  async function decide(decision: Decide) {
    const { key, title, status } = decision;
    const entry = entryOf(decision);
    put(key, entry);
    const outcome = await decision.write();
    recountWaiting();
    if (outcome === "done") return put(key, { ...entry, state: "written" });
    giveBack(key);
    if (outcome === "already-decided") list?.refresh();
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
    if (outcome === "done") {
      giveBack(key);
      return renewFor([key], list);
    }
    put(key, entry);
    notify({
      severity: "error",
      title: texts.undoFailed,
      description: `${entry.title}: ${texts.undoOutcome[outcome]}`,
    });
  }

  return {
    taken,
    returnedAs,
    decide: (decision: Decide) => void decide(decision),
    takeBack: (key: string) => void takeBack(key),
    ...useDecisionsTogether(texts, list, { taken, put }),
  };
}
export type Decisions = ReturnType<typeof useDecisions>;

/** The same for several items; each function returns those that failed, and says nothing itself. */
function useDecisionsTogether(
  texts: DecisionTexts,
  list: ReadList | null,
  { taken, put }: Pick<ReturnType<typeof useTaken>, "taken" | "put">,
) {
  async function decideAll(decisions: readonly Decide[]): Promise<LeftOut[]> {
    const failed: LeftOut[] = [];
    for (const decision of decisions) put(decision.key, entryOf(decision));
    noteMove();
    let stale = false;
    await eachInTurns(decisions, atOnce, async (decision) => {
      const { key, title } = decision;
      const outcome = await decision.write();
      if (outcome === "done") return put(key, { ...entryOf(decision), state: "written" });
      put(key, null);
      failed.push({ key, title, why: texts.outcome[outcome] });
      stale ||= outcome === "already-decided";
    });
    recountWaiting();
    if (stale) list?.refresh();
    return failed;
  }

  async function takeBackAll(keys: readonly string[]): Promise<LeftOut[]> {
    const failed: LeftOut[] = [];
    const entries = keys.flatMap((key) => {
      const entry = taken.get(key);
      return entry?.state === "written" ? [{ key, entry }] : [];
    });
    for (const { key, entry } of entries) put(key, { ...entry, state: "undoing" });
    noteMove();
    await eachInTurns(entries, atOnce, async ({ key, entry }) => {
      const outcome = await entry.undo();
      if (outcome === "done") return put(key, null);
      put(key, entry);
      failed.push({ key, title: entry.title, why: texts.undoOutcome[outcome] });
    });
    recountWaiting();
    renewFor(
      entries.map(({ key }) => key).filter((key) => !failed.some((item) => item.key === key)),
      list,
    );
    return failed;
  }

  return { decideAll, takeBackAll };
}
