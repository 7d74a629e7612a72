// Signed links in mails about a job: their actions, and the answers for their page.

export const jobLinkPurposes = ["renew", "fill"] as const;
export type JobLinkPurpose = (typeof jobLinkPurposes)[number];

/** Why a link does nothing. 'changed': the job has changed since the mail. */
export type JobLinkRefusal =
  | "forged"
  | "expired"
  | "used"
  | "gone"
  | "changed"
  | "notApproved"
  | "inactive"
  | "paused"
  | "held"
  | "filled";

export type LinkedJob = { id: string; title: string; company: string };

/** Times are milliseconds, because a callable's answer is JSON. `until`: the deadline before, or after a renewal. */
export type JobLinkAnswer =
  | { state: "ready" | "done"; purpose: JobLinkPurpose; job: LinkedJob; until: number }
  | { state: JobLinkRefusal; job: LinkedJob | null };
