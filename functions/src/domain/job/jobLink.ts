// Signed links in mails about a job: their actions, and the answers for their page.

/** 'tell': everybody without an answer that the job has ended; 'hired': whether it found somebody. */
export const jobLinkPurposes = ["renew", "fill", "tell", "hired"] as const;
export type JobLinkPurpose = (typeof jobLinkPurposes)[number];

/** Why a link does nothing. 'changed': the job has changed since the mail; 'nobody': everybody has an answer. */
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
  | "filled"
  | "open"
  | "told"
  | "nobody";

export type LinkedJob = { id: string; title: string; company: string };

/** People without an answer, counted up to what one request reads; `token`: of the link that tells them. */
type Unanswered = { people: number; token: string };

/**
 * Times are milliseconds, because a callable's answer is JSON. `until`: the deadline before, or after a renewal; when
 * people are told. `people`: whom the link tells. `unanswered`: who may now be told that the job was filled.
 */
export type JobLinkAnswer =
  | {
      state: "ready" | "done";
      purpose: JobLinkPurpose;
      job: LinkedJob;
      until: number;
      people?: number;
      unanswered?: Unanswered;
    }
  | { state: JobLinkRefusal; job: LinkedJob | null };
