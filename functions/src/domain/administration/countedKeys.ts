import type { Stats } from "./stats.ts";

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

type ByPlace = Pick<Stats, "openPositions" | "locations"> & Partial<Pick<Stats, "locationActive">>;

/**
 * The open jobs per place; the listed ones, filled ones too, where the open ones are not all counted: counts of before, a
 * page that a device kept.
 */
export function openPlaces({ openPositions, locations, locationActive = {} }: ByPlace) {
  const counted = Object.values(locationActive).reduce((sum, count) => sum + count, 0);
  return counted === openPositions ? locationActive : locations;
}
