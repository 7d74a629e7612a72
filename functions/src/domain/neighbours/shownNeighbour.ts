import { isoDay } from "../dates.ts";
import { isNear } from "../place/distance.ts";
import { bestPaid, closingFirst, type JobFilters } from "../jobList/jobFilters.ts";
import { jobHolds } from "../jobList/jobHolds.ts";
import { isPaidAs } from "../jobList/payTerms.ts";
import { jobMonthlyPay } from "../pay/payText.ts";
import { tradeTerms } from "../jobList/tradeWords.ts";
import { paths } from "../site/paths.ts";
import { hostOf, type Neighbour, neighbourBounds } from "./neighbour.ts";
import type { NeighbourJob, NeighbourReading } from "./neighbourReading.ts";

/** What a list shows of a neighbour's job. */
export type ShownNeighbourJob = Pick<
  NeighbourJob,
  "url" | "title" | "company" | "place" | "salary" | "deadline" | "dayWork"
>;

/**
 * A neighbour below a list: its name, the address of its own list, and the first of its jobs that match the filters, at
 * least one.
 */
export type ShownNeighbour = { name: string; list: string; jobs: ShownNeighbourJob[] };

/**
 * What is shown of a neighbour below a list; null without a job that its filters find, and if the neighbour could not be
 * read for two days.
 */
export function shownNeighbour(
  neighbour: Neighbour,
  { readAt, jobs }: NeighbourReading,
  filters: JobFilters,
  now: Date,
): ShownNeighbour | null {
  const host = hostOf(neighbour.jobs);
  const age = now.getTime() - readAt.getTime();
  if (host === null || age > neighbourBounds.hours * 3_600_000) return null;
  const today = isoDay(now);
  const found = jobs.filter((job) => job.deadline >= today && isFound(job, filters));
  if (found.length === 0) return null;
  return {
    name: neighbour.name,
    list: `https://${host}${paths.jobs}`,
    jobs: found
      .toSorted(orderOf(filters))
      .slice(0, neighbourBounds.shown)
      .map(({ url, title, company, place, salary, deadline: day, dayWork }) => ({
        url,
        title,
        company,
        place,
        salary,
        deadline: day,
        dayWork,
      })),
  };
}

/** Whether the filters find a job, as they find those of this board; what its file does not tell finds nothing. */
function isFound(job: NeighbourJob, filters: JobFilters): boolean {
  const { category, company, showUrgent, search } = filters;
  return (
    hasMarks(job, filters) &&
    (category === "" || job.category === category) &&
    (company === "" || job.company === company) &&
    (!showUrgent || job.urgent) &&
    isNear(job.place, filters) &&
    isPaidAs(job, filters) &&
    jobHolds({ ...job, location: job.place, searchTerms: tradeTerms(job.title) }, search)
  );
}

function hasMarks({ dayWork }: NeighbourJob, filters: JobFilters): boolean {
  if (filters.withTransport || filters.withHousing) return false;
  return dayWork || !filters.onlyDayWork;
}

type Order = (a: NeighbourJob, b: NeighbourJob) => number;

/** The list's own order; stored jobs are newest first. */
function orderOf({ order }: JobFilters): Order {
  if (order === closingFirst) return (a, b) => a.deadline.localeCompare(b.deadline);
  if (order === bestPaid) return (a, b) => (jobMonthlyPay(b) ?? 0) - (jobMonthlyPay(a) ?? 0);
  return () => 0;
}
