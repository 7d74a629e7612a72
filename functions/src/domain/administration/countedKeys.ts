// Separate from the schema of the counts, so that the public list's filters do not load zod.

/** The key for jobs whose place is not on the town's list. */
export const otherPlaces = "outros";

/** The keys that count something, in alphabetical order. */
export function countedKeys(record: Record<string, number>): string[] {
  return Object.keys(record)
    .filter((key) => record[key]! > 0)
    .sort((a, b) => a.localeCompare(b, "pt-BR"));
}

/** The places to choose from; other places are found by search. */
export function countedPlaces(locations: Record<string, number>): string[] {
  return countedKeys(locations).filter((place) => place !== otherPlaces);
}
