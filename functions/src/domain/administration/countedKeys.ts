// Apart from the schema of the counts, so that the filters of the public list do not load zod.

/** Where the counts put jobs whose place is not on the town's list. */
export const otherPlaces = "outros";

/** The keys that still count something, in the order of the alphabet. */
export function countedKeys(record: Record<string, number>): string[] {
  return Object.keys(record)
    .filter((key) => record[key]! > 0)
    .sort((a, b) => a.localeCompare(b, "pt-BR"));
}

/** The places that somebody can choose; what counts as another place is found by its words. */
export function countedPlaces(locations: Record<string, number>): string[] {
  return countedKeys(locations).filter((place) => place !== otherPlaces);
}
