/**
 * The id of a mail about one revision of a job, and of the audit entry of a decision on it: the same news has the same
 * id, so that it is written once.
 */
export function jobMailId(
  jobId: string,
  revision: number,
  news: "received" | "approved" | "rejected",
): string {
  return `${jobId}-${revision}-${news}`;
}
