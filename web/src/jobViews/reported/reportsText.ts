import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { isHeldByReports } from "@vagas/functions/domain/report/heldByReports";
import { reportReasons, reportReasonText } from "@vagas/functions/domain/report/reportReasons";
import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";

/** The reasons with their numbers, the most frequent first: '2 × Pediram dinheiro'. */
export function reasonLines({ counts }: Pick<ReportSummary, "counts">): string[] {
  return reportReasons
    .filter((reason) => counts[reason] !== undefined)
    .toSorted((a, b) => counts[b]! - counts[a]!)
    .map((reason) => `${counts[reason]} × ${reportReasonText[reason]}`);
}

/** A day 'YYYY-MM-DD' as people read it: '21/11/2026'. */
export function dayText(day: string): string {
  return day.split("-").reverse().join("/");
}

/** How many reports there are, since when, and how many came after the administrator's decision. */
export function reportsText(summary: Pick<ReportSummary, "counts" | "open" | "since">): string {
  const { counts, open, since } = summary;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const number = total === 1 ? "1 denúncia" : `${total} denúncias`;
  const when = since === null ? "" : ` ${total === 1 ? "em" : "desde"} ${dayText(since)}`;
  const news = open > 0 && open < total ? `, ${open} após a sua decisão` : "";
  return number + when + news;
}

/** What a job itself says of where it stands with its reports. */
export type ReportedJob = Pick<Job, "listed" | "revision">;

/** Whether the job itself says where it stands: unless the reports have taken it off, or it was kept. */
export function asksForJob({ state, held }: ReportSummary): boolean {
  return !held && state !== "kept";
}

/** Whether the job was taken off and has another text since, which ends that. Null: the job is not known. */
export function hasReturned(summary: ReportSummary, job: ReportedJob | null): boolean {
  return summary.state === "removed" && job !== null && !isHeldByReports(summary, job);
}

/** Where the job stands with its reports; `job`: null while it is not known. */
export function standingText(summary: ReportSummary, job: ReportedJob | null): string | null {
  const { state, held, settled } = summary;
  if (state === "open") {
    if (held) return "As denúncias tiraram a vaga do ar.";
    // An end of its time, its company or the register of employers takes a job off too.
    if (job === null) return null;
    return job.listed ? "A vaga continua no ar." : "A vaga não está no ar.";
  }
  const day = settled ? ` em ${formatDate(settled.at)}` : "";
  if (state === "kept")
    return `Você manteve a vaga${day}. Novas denúncias só a tiram do ar de novo depois de uma alteração.`;
  if (!hasReturned(summary, job))
    return `Você tirou a vaga do ar${day}. Ela volta quando você aprovar ou fizer uma alteração.`;
  const now = job?.listed ? "a vaga voltou com outro texto" : "o novo não está no ar";
  return `Você tirou o texto anterior do ar${day}; ${now}.`;
}

/** Jobs off the site first, then those reported most recently. */
export function byUrgency(a: ReportSummary, b: ReportSummary): number {
  if (a.held !== b.held) return a.held ? -1 : 1;
  return (b.until ?? "").localeCompare(a.until ?? "") || a.id.localeCompare(b.id);
}
