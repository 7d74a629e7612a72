import { FieldValue } from "firebase-admin/firestore";
import type { Job } from "../../domain/job/job.ts";
import type { JobApproval } from "../../domain/job/jobApproval.ts";
import { isListed } from "../../domain/job/jobStanding.ts";
import { jobSearchTerms } from "../../domain/jobList/jobSearch.ts";
import { jobMonthlyPay } from "../../domain/pay/payText.ts";
import type { Standing } from "./standingOf.ts";

/** The job with its decision, also one that was taken back; a repeated decision changes nothing. */
export function applyDecision(job: Job, approval: JobApproval | null, now: Date): Job {
  if (approval === null) return job;
  const approved = approval.status === "approved";
  if (job.approvalStatus === approval.status && job.approved === approved) return job;
  return { ...job, approved, approvalStatus: approval.status, updatedAt: now };
}

/**
 * The job with its derived fields. One that was never held gets no `held`; one whose company was never verified gets no
 * `companyVerifiedAt`.
 */
export function reconcile(
  { companyReplies: _before, ...job }: Job,
  { companyIsActive, isHeld, companyVerifiedAt = null, companyReplies = null }: Standing,
  now: Date,
): Job {
  const held = isHeld || job.held !== undefined ? { held: isHeld } : {};
  const isMarked = companyVerifiedAt !== null || job.companyVerifiedAt !== undefined;
  return {
    ...job,
    ...held,
    ...(isMarked ? { companyVerifiedAt } : {}),
    ...(companyReplies === null ? {} : { companyReplies }),
    category: job.type,
    searchTerms: jobSearchTerms(job),
    monthlyPay: jobMonthlyPay(job),
    listed: isListed({ ...job, ...held }, companyIsActive, now),
  };
}

const derivedFields = [
  "approved",
  "approvalStatus",
  "postedAt",
  "updatedAt",
  "category",
  "searchTerms",
  "monthlyPay",
  "held",
  "companyVerifiedAt",
  "companyReplies",
  "listed",
] as const;
type DerivedField = (typeof derivedFields)[number];

/** The derived fields that differ, or null: writing nothing ends the chain of events. */
export function changedFields(
  before: Job,
  after: Job,
): { [Field in DerivedField]?: Job[Field] | FieldValue } | null {
  const changed = derivedFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return changed.length === 0
    ? null
    : Object.fromEntries(
        changed.map((field) => [
          field,
          after[field] === undefined ? FieldValue.delete() : after[field],
        ]),
      );
}
