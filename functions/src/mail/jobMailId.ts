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

/** The id of a mail about a decision on one revision of an edit, and of the audit entry where it leaves the public text alone. */
export function editMailId(
  jobId: string,
  revision: number,
  news: "approved" | "rejected" | "undone",
  at: Date,
): string {
  return [jobId, "edit", revision, news, at.getTime()].join("-");
}

/** The id of the audit entry of a decision on an edit that gave the job the text of this revision. */
export function editedTextId(jobId: string, jobRevision: number): string {
  return [jobId, jobRevision, "edit"].join("-");
}
