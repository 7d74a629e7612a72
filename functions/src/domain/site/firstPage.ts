import type { Job } from "../job/job.ts";
import type { JobCursor } from "../job/jobList.ts";
import type { ReadingPage } from "./readingPages.ts";
import type { Stats } from "../administration/stats.ts";

/** What the filters of a list offer: types and places that listed jobs have. */
export type ListChoices = { types: string[]; locations: string[] };

/** What may be said of a job whose deadline has passed. */
export type OverJob = Pick<Job, "title" | "company">;

/** Why a job that may come back is not shown: the administrator reads it again, or somebody took it off. */
export type HiddenWhy = "review" | "off";

/** What a server-rendered page was made from, and when; it is sent along, so that hydration renders the same. */
export type FirstPage = { now: Date } & (
  | { page: "home"; stats: Stats; jobs: Job[] }
  /** `key` is the list's filters, and where it begins, as an address has them; `choices` is null on a page kept by a device. */
  | { page: "list"; key: string; jobs: Job[]; next: JobCursor | null; choices: ListChoices | null }
  /** `companyHasMore`: whether its company has another open job. */
  | { page: "job"; job: Job; similar: Job[]; companyHasMore: boolean }
  /** It was public once, as a vacancy of this type; `endedAt` is when its deadline passed, and `was` what it was; both null when it was withdrawn. */
  | {
      page: "over";
      id: string;
      type: string;
      endedAt: Date | null;
      was: OverJob | null;
      similar: Job[];
    }
  /** It was public once, as a vacancy of this type, and may be again: it is under review, or off the site. */
  | { page: "hidden"; id: string; type: string; why: HiddenWhy; similar: Job[] }
  | { page: "missing" }
  | { page: ReadingPage }
  /** No page is at its address. */
  | { page: "unknown" }
);

const dates = new Set(["now", "postedAt", "expiresAt", "updatedAt", "endedAt"]);
/** A Date in JSON; the time in a cursor has more digits and stays text. */
const dateText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** As JSON that may stand in a script element: nothing in it ends the element or, in old engines, a line, and no control character is in it. */
export function firstPageJson(page: FirstPage): string {
  return JSON.stringify(page).replace(
    /[<\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The page back from its JSON, with its dates. */
export function parseFirstPage(json: string): FirstPage {
  return JSON.parse(json, (key, value: unknown) =>
    dates.has(key) && typeof value === "string" && dateText.test(value) ? new Date(value) : value,
  ) as FirstPage;
}
