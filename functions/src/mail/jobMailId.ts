/**
 * The id of a mail about one revision of a job, and of the audit entry of a decision on it: the same news has the same
 * id, so that it is written once. A revision that is decided on again is told apart by when that was.
 */
export function jobMailId(
  jobId: string,
  revision: number,
  news: "received" | "approved" | "rejected" | "undone",
  again: Date | null = null,
): string {
  return [jobId, revision, news, ...(again === null ? [] : [again.getTime()])].join("-");
}
