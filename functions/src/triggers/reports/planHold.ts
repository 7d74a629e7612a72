import { addDays, addMinutes } from "../../domain/dates.ts";
import type { JobReport } from "../../domain/report/jobReport.ts";
import { isGrave } from "../../domain/report/reportReasons.ts";

/** A job for the thresholds: when it was posted, and whether its company is verified (false without one). */
type ReportedJob = { postedAt: Date; companyIsVerified: boolean };

/** So many persons within so many days take a job off. */
const holding = { persons: 3, days: 7 };

/** Minutes for which a job is young. */
const youngMinutes = 72 * 60;

/**
 * What these reports do: 'hold' takes the job off; 'tell' only tells the administrator at once. Persons are counted as
 * networks, because one browser makes any number of accounts; so neighbours on one network only tell.
 */
export function planHold(reports: readonly JobReport[], job: ReportedJob): "hold" | "tell" | null {
  const counting = reports.filter(({ counts }) => counts);
  if (reaches(counting, job, ({ network }) => network)) return "hold";
  return reaches(reports, job, ({ person }) => person) ? "tell" : null;
}

function reaches(
  reports: readonly JobReport[],
  job: ReportedJob,
  sender: (report: JobReport) => string | null,
): boolean {
  return (
    reports.some((report) => holdsAlone(report, job)) ||
    reports.some(({ at }) => {
      const until = addDays(at, holding.days);
      const within = reports.filter((other) => other.at >= at && other.at < until);
      const senders = new Set(within.map(sender).filter((one) => one !== null));
      return senders.size >= holding.persons;
    })
  );
}

/** A report of money or a threat, while the company is not verified or the job is young. */
function holdsAlone({ reason, at }: JobReport, { postedAt, companyIsVerified }: ReportedJob) {
  return isGrave(reason) && (!companyIsVerified || at < addMinutes(postedAt, youngMinutes));
}
