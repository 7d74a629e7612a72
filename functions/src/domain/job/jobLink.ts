// Signed links in mails about a job: what one may do, and the answer its page gets.

export const jobLinkPurposes = ["renew", "fill"] as const;
export type JobLinkPurpose = (typeof jobLinkPurposes)[number];

/** Why a link does nothing. 'changed': the job is no longer as the mail said. */
export type JobLinkRefusal =
  | "forged"
  | "expired"
  | "used"
  | "gone"
  | "changed"
  | "notApproved"
  | "inactive"
  | "paused"
  | "filled";

export type LinkedJob = { id: string; title: string; company: string };

/** Instants are milliseconds: a callable's answer is JSON. `until`: the deadline before, or once done after, a renewal. */
export type JobLinkAnswer =
  | { state: "ready" | "done"; purpose: JobLinkPurpose; job: LinkedJob; until: number }
  | { state: JobLinkRefusal; job: LinkedJob | null };
