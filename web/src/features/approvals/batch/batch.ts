import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import type { Decide } from "../decide.ts";

export type Status = Decision["status"];

/** A listed item that may be decided together with others. */
export type Offer = {
  key: string;
  title: string;
  /** Why it cannot be decided this way now; null if it can. */
  obstacle: (status: Status) => string | null;
  decide: (decision: Decision) => Decide;
};

/** An item that was not decided with the others, and why. */
export type LeftOut = { key: string; title: string; why: string };

/** An item that has left the list since it was chosen. */
export function goneOffer(key: string, title: string, why: string): Offer {
  const decide = () => {
    throw new Error(`${key} has left the list`);
  };
  return { key, title, obstacle: () => why, decide };
}

/** The chosen items that can be decided, and those that cannot. */
export function planBatch(
  items: readonly Offer[],
  status: Status,
): { ready: Offer[]; left: LeftOut[] } {
  const judged = items.map((item) => ({ item, why: item.obstacle(status) }));
  return {
    ready: judged.flatMap(({ item, why }) => (why === null ? [item] : [])),
    left: judged.flatMap(({ item: { key, title }, why }) =>
      why === null ? [] : [{ key, title, why }],
    ),
  };
}

/** The titles under each reason, in their order. */
export function byReason(left: readonly LeftOut[]): { why: string; titles: string[] }[] {
  const reasons = [...new Set(left.map(({ why }) => why))];
  return reasons.map((why) => ({
    why,
    titles: left.filter((item) => item.why === why).map(({ title }) => title),
  }));
}

/** The chosen keys after some are chosen, or are not any more. */
export function withChoice(
  chosen: ReadonlySet<string>,
  keys: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  return new Set(
    isChosen ? [...chosen, ...keys] : [...chosen].filter((key) => !keys.includes(key)),
  );
}
