import type { PublicCompany } from "../company/publicCompany.ts";
import type { Job } from "../job/job.ts";
import type { JobPage, JobTotal } from "../jobList/jobList.ts";
import type { ShownNeighbour } from "../neighbours/shownNeighbour.ts";
import type { TownNumbers } from "../numbers/townNumbers.ts";
import type { ReadingPage } from "./readingPages.ts";
import type { Week } from "../week/week.ts";
import type { Stats } from "../administration/stats.ts";

/** The options of a list's filters: types and places of listed jobs. */
export type ListChoices = { types: string[]; locations: string[] };

/** What may be shown of an expired job. */
export type OverJob = Pick<Job, "title" | "company">;

/** What the form of a report shows of its job. */
export type ReportedJob = Pick<Job, "title" | "company">;

/** Why a job that may return is hidden: it is under review, or was taken off. */
export type HiddenWhy = "review" | "off";

/** The data and time of a server-rendered page, for its code: with both, hydration renders the same. */
export type FirstPage = { now: Date } & (
  | { page: "home"; stats: Stats; jobs: Job[] }
  /**
   * `key` is the list's address: filters and start; `choices` is null on a page kept by a device. `neighbours`: those below
   * the list's end, of a town that has any.
   */
  | ({
      page: "list";
      key: string;
      total: JobTotal;
      choices: ListChoices | null;
      neighbours?: ShownNeighbour[];
    } & JobPage)
  /**
   * A company's open jobs, the newest; `company` is null if it is unknown, off the site or never was on it. `more`:
   * whether it has others.
   */
  | { page: "company"; id: string; company: PublicCompany | null; jobs: Job[]; more: boolean }
  /** `companyHasMore`: whether its company has another open job. */
  | { page: "job"; job: Job; similar: Job[]; companyHasMore: boolean }
  /**
   * It was public once, with this type; `endedAt` is its deadline and `was` its content; both null if it was
   * withdrawn.
   */
  | {
      page: "over";
      id: string;
      type: string;
      endedAt: Date | null;
      was: OverJob | null;
      similar: Job[];
    }
  /** It was public once, with this type, and may return: it is under review, or off the site. */
  | { page: "hidden"; id: string; type: string; why: HiddenWhy; similar: Job[] }
  | { page: "missing" }
  /** The form of an application: `job` is null for the talent bank, and if the job of `jobId` is not open. */
  | { page: "apply"; jobId: string | null; job: Job | null }
  /** The form of a report: `job` is null if the job of `jobId` is not on the site. */
  | { page: "report"; jobId: string; job: ReportedJob | null }
  /** `numbers` is null until they were first made. */
  | { page: "numbers"; numbers: TownNumbers | null }
  | { page: Exclude<ReadingPage, "numbers"> }
  | { page: "week"; week: Week }
  /** The address has no page. */
  | { page: "unknown" }
);

/** `version` changes with the data, except its time. */
export type PageData = FirstPage & { version: string };

/** Where the data of the page at an address (path and query) is. */
export function pageDataPath(pathname: string, query: string): string {
  return `/dados${pathname === "/" ? "" : pathname}${query === "" ? "" : `?${query}`}`;
}

const dates = new Set([
  "now",
  "postedAt",
  "expiresAt",
  "updatedAt",
  "endedAt",
  "companyVerifiedAt",
  "verifiedAt",
]);
/** A Date in JSON; a cursor's time has more digits and stays text. */
const dateText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * JSON that is safe in a script element: no text ends the element or, in old engines, a line, and there are no
 * control characters.
 */
export function firstPageJson(page: FirstPage | PageData): string {
  return JSON.stringify(page).replace(
    /[<\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Parses the page, with its dates. */
export function parseFirstPage(json: string): FirstPage {
  return JSON.parse(json, (key, value: unknown) =>
    dates.has(key) && typeof value === "string" && dateText.test(value) ? new Date(value) : value,
  ) as FirstPage;
}
