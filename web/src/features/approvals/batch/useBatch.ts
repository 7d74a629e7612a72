import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import { useEffect, useRef, useState } from "react";
import type { DecisionTexts } from "../decisionText.ts";
import { type Decisions, type ReadList, useDecisions } from "../useDecisions.ts";
import { type LeftOut, type Offer, planBatch, type Status, withChoice } from "./batch.ts";
import { offersOf } from "./offersOf.ts";

/** What became of several items that were decided together. */
export type BatchResult = {
  status: Status;
  state: "writing" | "written" | "undoing";
  /** Those that were decided. */
  keys: readonly string[];
  left: readonly LeftOut[];
};

const none: ReadonlySet<string> = new Set();

/**
 * The choice of several items of a list, and their decision in one act with one undo. Each is decided as if alone; what
 * is not decided stays chosen.
 */
function useBatch({ decideAll, takeBackAll }: Decisions) {
  const offers = useRef(new Map<string, Offer>());
  /** Also of items that have left the list. */
  const titles = useRef(new Map<string, string>());
  const [chosen, setChosen] = useState(none);
  const [read, setRead] = useState(none);
  const [result, setResult] = useState<BatchResult | null>(null);
  const choose = (keys: readonly string[], isChosen: boolean) =>
    setChosen((before) => withChoice(before, keys, isChosen));

  async function decide(keys: readonly string[], listed: readonly string[], decision: Decision) {
    const { status } = decision;
    const known = { offers: offers.current, titles: titles.current, listed };
    const { ready, left } = planBatch(offersOf(keys, known), status);
    const readyKeys = ready.map(({ key }) => key);
    setResult({ status, state: "writing", keys: readyKeys, left });
    const failed = await decideAll(ready.map((item) => item.decide(decision)));
    const done = readyKeys.filter((key) => !failed.some((item) => item.key === key));
    choose(done, false);
    setResult({ status, state: "written", keys: done, left: [...left, ...failed] });
  }

  async function undo({ status, keys }: BatchResult) {
    setResult({ status, keys, left: [], state: "undoing" });
    const left = await takeBackAll(keys);
    const kept = left.map(({ key }) => key);
    choose(
      keys.filter((key) => !kept.includes(key)),
      true,
    );
    setResult(left.length === 0 ? null : { status, keys: kept, left, state: "written" });
  }

  return {
    chosen,
    choose,
    result,
    /** `listed`: those of them that still wait. */
    decide: (keys: readonly string[], listed: readonly string[], decision: Decision) =>
      void decide(keys, listed, decision),
    undo: (of: BatchResult) => void undo(of),
    dismiss: () => setResult(null),
    /** '' until the item's card has loaded. */
    titleOf: (key: string) => titles.current.get(key) ?? "",
    /** Whether an item's details were open. */
    wasRead: (key: string) => read.has(key),
    noteRead: (key: string) => setRead((before) => withChoice(before, [key], true)),
    /** Keeps what a card knows of its item; returns a function that forgets it. */
    offer: (item: Offer) => {
      offers.current.set(item.key, item);
      titles.current.set(item.key, item.title);
      return () => {
        offers.current.delete(item.key);
      };
    },
  };
}
export type Batch = ReturnType<typeof useBatch>;

/** The decisions on a list's items, one by one and together; `list` as in `useDecisions`. */
export function useBatchDecisions(texts: DecisionTexts, list?: ReadList) {
  const decisions = useDecisions(texts, list);
  return { ...decisions, batch: useBatch(decisions) };
}

/** Whether a card's item is chosen, and how that changes. */
export type Choice = { chosen: boolean; onChoose: (chosen: boolean) => void };

/** Offers a card's item to be decided with others. */
export function useOffer(batch: Batch, item: Offer): Choice {
  useEffect(() => batch.offer(item));
  return {
    chosen: batch.chosen.has(item.key),
    onChoose: (chosen) => batch.choose([item.key], chosen),
  };
}
