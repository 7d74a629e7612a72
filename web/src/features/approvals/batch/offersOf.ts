import { lackingOffer, type Offer } from "./batch.ts";
import { obstacles } from "./batchText.ts";

/** What a list knows of its items. */
type Known = {
  /** Of the cards that are shown. */
  offers: ReadonlyMap<string, Offer>;
  /** Of every card that was shown. */
  titles: ReadonlyMap<string, string>;
  /** The keys of the items that wait. */
  listed: readonly string[];
};

/** The chosen items' offers. One that has none is not decided: it has left the list, or its card has not loaded. */
export function offersOf(keys: readonly string[], { offers, titles, listed }: Known): Offer[] {
  return keys.map((key) => {
    const why = listed.includes(key) ? obstacles.unloaded : obstacles.gone;
    return offers.get(key) ?? lackingOffer(key, titles.get(key) ?? "", why);
  });
}
