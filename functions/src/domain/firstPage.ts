import type { Job } from "./job.ts";
import type { JobCursor } from "./jobList.ts";
import type { Stats } from "./stats.ts";

/** What a server-rendered page was made from, and when; it is sent along, so that hydration renders the same. */
export type FirstPage = { now: Date } & (
  | { page: "home"; stats: Stats; jobs: Job[] }
  /** `key` is the list's filters as an address has them. */
  | { page: "list"; key: string; jobs: Job[]; next: JobCursor | null }
  | { page: "job"; job: Job; similar: Job[] }
  /** It was public once, as a vacancy of this type; `endedAt` is when its deadline passed, null when it was withdrawn. */
  | { page: "over"; id: string; type: string; endedAt: Date | null; similar: Job[] }
  | { page: "missing" }
);

const dates = new Set(["now", "postedAt", "expiresAt", "updatedAt", "endedAt"]);
/** A Date in JSON; the time in a cursor has more digits and stays text. */
const dateText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** As JSON that may stand in a script element: nothing in it ends the element or, in old engines, a line. */
export function firstPageJson(page: FirstPage): string {
  return JSON.stringify(page).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The page back from its JSON, with its dates. */
export function parseFirstPage(json: string): FirstPage {
  return JSON.parse(json, (key, value: unknown) =>
    dates.has(key) && typeof value === "string" && dateText.test(value) ? new Date(value) : value,
  ) as FirstPage;
}
