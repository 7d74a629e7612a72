import { isHeldByReports } from "@vagas/functions/domain/report/heldByReports";
import { reportReasons } from "@vagas/functions/domain/report/reportReasons";
import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import type { Board } from "./readBoard.ts";

/** Contradictions among reports, their summaries and the jobs they are about. */
export function brokenReports(board: Board): string[] {
  return [
    ...orphanReports(board),
    ...[...board.summaries.values()].flatMap((summary) => brokenSummary(board, summary)),
    ...[...board.jobs.keys()].flatMap((id) => brokenHold(board, id)),
  ];
}

function orphanReports({ jobReports, jobs, summaries }: Board): string[] {
  return [...jobReports].flatMap(([id, { jobId }]) => [
    ...(jobs.has(jobId) ? [] : [`jobReports/${id} is of a job that is gone`]),
    ...(summaries.has(jobId) ? [] : [`jobReports/${id} is in no summary`]),
  ]);
}

function brokenSummary({ jobReports, jobs }: Board, summary: ReportSummary): string[] {
  const { id, counts, open, settled } = summary;
  const reports = [...jobReports.values()].filter(({ jobId }) => jobId === id);
  const broken: string[] = [];
  if (!jobs.has(id)) broken.push(`reportSummaries/${id} is of a job that is gone`);
  for (const reason of reportReasons) {
    const count = reports.filter((report) => report.reason === reason).length;
    if (count !== (counts[reason] ?? 0))
      broken.push(
        `reportSummaries/${id} counts ${counts[reason] ?? 0} for ${reason}, not ${count}`,
      );
  }
  const waiting = reports.filter(({ at }) => settled === null || at > settled.at).length;
  if (waiting !== open) broken.push(`reportSummaries/${id} says that ${open} wait, not ${waiting}`);
  if (reports.some(({ person }) => person !== null && JSON.stringify(summary).includes(person)))
    broken.push(`reportSummaries/${id} names who reported`);
  return broken;
}

/** Whether a job is held, and nothing else, as its reports and the register of employers say. */
function brokenHold({ jobs, summaries, companies }: Board, id: string): string[] {
  const job = jobs.get(id)!;
  const isReported = isHeldByReports(summaries.get(id) ?? null, job);
  const isRegistered =
    job.companyId !== null && companies.get(job.companyId)?.registerHold === true;
  const isHeld = isReported || isRegistered;
  if ((job.held ?? false) === isHeld) return [];
  return [`jobs/${id} is ${isHeld ? "not " : ""}held, which it should ${isHeld ? "" : "not "}be`];
}
