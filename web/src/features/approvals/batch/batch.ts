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

/** An item that was not decided with the others, and why; '' as the title of one whose card has not loaded. */
export type LeftOut = { key: string; title: string; why: string };

/** A chosen item without a card: it has left the list, or is not loaded. */
export function lackingOffer(key: string, title: string, why: string): Offer {
  const decide = () => {
    throw new Error(`${key} has no card`);
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

/** The titles under each reason, in their order; `counted` names those that have none. */
export function byReason(
  left: readonly LeftOut[],
  counted: (count: number) => string,
): { why: string; titles: string[] }[] {
  const reasons = [...new Set(left.map(({ why }) => why))];
  return reasons.map((why) => {
    const titles = left.filter((item) => item.why === why).map(({ title }) => title);
    const named = titles.filter(Boolean);
    const unnamed = titles.length - named.length;
    return { why, titles: unnamed === 0 ? named : [...named, counted(unnamed)] };
  });
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
