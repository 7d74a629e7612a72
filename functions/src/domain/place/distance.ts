import { town } from "../town.ts";
import type { JobFilters } from "../jobList/jobFilters.ts";

const places: readonly string[] = town.places;
const table: readonly (readonly number[])[] = town.roadKilometres;

/** The kilometres that a list may choose from; none if the town has no table of them. */
export const distanceSteps: readonly number[] = table.length > 0 ? [50, 100, 150, 200] : [];

/** Kilometres by road between two places; null unless the town's table has both. */
export function kilometresBetween(one: string, other: string): number | null {
  const [first, second] = [places.indexOf(one), places.indexOf(other)];
  if (first === second) return first < 0 ? null : 0;
  return table[Math.max(first, second)]?.[Math.min(first, second)] ?? null;
}

/** 'a 42 km', of the town unless another place is given; '' at the place itself, and where it is unknown. */
export function distanceText(place: string, from: string = town.places[0]): string {
  const kilometres = kilometresBetween(from, place);
  return kilometres ? `a ${kilometres} km` : "";
}

/** '{place}, a 70 km'; the place alone where its distance says nothing. */
export function placeText(place: string, from?: string): string {
  return [place, distanceText(place, from)].filter(Boolean).join(", ");
}

type Asked = Pick<JobFilters, "location" | "within">;

/** The chosen place of a list, else the town. */
export function centreOf({ location }: Pick<JobFilters, "location">): string {
  return location || town.places[0];
}

/** The place from which a list measures; null if no kilometres are known from it, as from a place that was typed freely. */
export function measuredFrom(filters: Pick<JobFilters, "location">): string | null {
  const centre = centreOf(filters);
  const isKnown = distanceSteps.length > 0 && kilometresBetween(centre, centre) !== null;
  return isKnown ? centre : null;
}

/** The places whose jobs a list shows: the chosen one, and those within its kilometres; null: all. At most ten. */
export function placesAsked({ location, within }: Asked): string[] | null {
  if (within === 0) return location === "" ? null : [location];
  const centre = centreOf({ location });
  const near = places.filter(
    (place) => (kilometresBetween(centre, place) ?? Number.POSITIVE_INFINITY) <= within,
  );
  return near.includes(centre) ? near : [centre];
}

/** Whether a place is one that a list asks for. */
export function isNear(place: string, asked: Asked): boolean {
  return placesAsked(asked)?.includes(place) ?? true;
}
