import type { Board } from "./readBoard.ts";

/** Contradictions among short addresses: each listed job has one that leads to it, and none leads to two. */
export function brokenShortCodes({ jobs, published, codes }: Board): string[] {
  const jobOf = (code: string) => codes.get(code)?.jobId ?? "nobody";
  return [
    ...[...jobs.values()]
      .filter(({ id, listed }) => listed && published.get(id)?.code === undefined)
      .map(({ id }) => `jobs/${id} is listed without a short address`),
    ...[...published]
      .filter(([id, { code }]) => code !== undefined && jobOf(code) !== id)
      .map(([id, { code }]) => `publishedJobs/${id} has the address ${code} of ${jobOf(code!)}`),
    ...[...codes]
      .filter(([code, { jobId }]) => published.get(jobId)?.code !== code)
      .map(([code, { jobId }]) => `shortCodes/${code} leads to ${jobId}, which has another`),
  ];
}
