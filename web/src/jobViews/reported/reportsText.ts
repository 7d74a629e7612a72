import { formatDate } from "@vagas/functions/domain/dates";
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

/** Whether the job itself says where it stands: nobody has decided, and the reports have not taken it off. */
export function asksForJob({ state, held }: ReportSummary): boolean {
  return state === "open" && !held;
}

/** Where the job stands with its reports; `isListed`: whether it is on the site, null while that is not known. */
export function standingText(
  { state, held, settled }: ReportSummary,
  isListed: boolean | null,
): string | null {
  if (state === "open") {
    if (held) return "As denúncias tiraram a vaga do ar.";
    // An end of its time, its company or the register of employers takes a job off too.
    if (isListed === null) return null;
    return isListed ? "A vaga continua no ar." : "A vaga não está no ar.";
  }
  const day = settled ? ` em ${formatDate(settled.at)}` : "";
  return state === "kept"
    ? `Você manteve a vaga${day}. Novas denúncias só a tiram do ar de novo depois de uma alteração.`
    : `Você tirou a vaga do ar${day}. Ela volta quando uma alteração for aprovada.`;
}

/** Jobs off the site first, then those reported most recently. */
export function byUrgency(a: ReportSummary, b: ReportSummary): number {
  if (a.held !== b.held) return a.held ? -1 : 1;
  return (b.until ?? "").localeCompare(a.until ?? "") || a.id.localeCompare(b.id);
}
