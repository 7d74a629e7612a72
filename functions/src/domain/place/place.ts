import { foldText } from "../text/searchTerms.ts";
import { town } from "../town.ts";

const endings = [town.state, town.stateName].map((state) => ` ${foldText(state)}`);

/** A place without case, accents, punctuation, spaces and state: 'SÃO JOÃO - UF' → 'saojoao'. */
function placeKey(text: string): string {
  const folded = foldText(text);
  const ending = endings.find((state) => folded.endsWith(state));
  const place = ending === undefined ? folded : folded.slice(0, -ending.length);
  return place.replaceAll(" ", "");
}

const known = new Map(town.places.map((place) => [placeKey(place), place]));

/** The shortest beginning of a name by which a place is called, in letters: 'São Félix' of 'São Félix do Sul'. */
const shortestBeginning = 8;

function isCalled(place: string, key: string): boolean {
  const words = foldText(place).split(" ");
  return words.some((_word, i) => words.slice(0, i + 1).join("") === key);
}

/** The only place whose name's first words these are. */
function placeCalled(key: string): string | undefined {
  if (key.length < shortestBeginning) return undefined;
  const called = town.places.filter((place) => isCalled(place, key));
  return called.length === 1 ? called[0] : undefined;
}

/** A place as the town's list spells it, also by its first words; any other with single spaces. */
export function placeOf(typed: string): string {
  const key = placeKey(typed);
  return known.get(key) ?? placeCalled(key) ?? typed.trim().replace(/\s+/g, " ");
}
