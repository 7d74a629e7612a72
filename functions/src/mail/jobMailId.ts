/**
 * The id of a mail about one revision of a job, and of a decision's audit entry: the same news has the same id, so it
 * is written once. A second decision on a revision has another time.
 */
export function jobMailId(
  jobId: string,
  revision: number,
  news: "received" | "approved" | "rejected" | "undone",
  again: Date | null = null,
): string {
  return [jobId, revision, news, ...(again === null ? [] : [again.getTime()])].join("-");
}

/** The id of a mail about a decision on one revision of an edit, and of its audit entry if the public text stays. */
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
