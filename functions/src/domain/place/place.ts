import { foldText } from "../text/searchTerms.ts";
import { town } from "../town.ts";

const endings = [town.state, town.stateName].map((state) => ` ${foldText(state)}`);

/** A place without case, accents, punctuation and state: 'SÃO JOÃO - UF' → 'sao joao'. */
function placeKey(text: string): string {
  const folded = foldText(text);
  const ending = endings.find((state) => folded.endsWith(state));
  return ending === undefined ? folded : folded.slice(0, -ending.length);
}

const known = new Map(town.places.map((place) => [placeKey(place), place]));

/** A place as the town's list spells it; any other with single spaces. */
export function placeOf(typed: string): string {
  return known.get(placeKey(typed)) ?? typed.trim().replace(/\s+/g, " ");
}
