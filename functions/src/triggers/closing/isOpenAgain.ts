import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { Job } from "../../domain/job/job.ts";
import { hasEnded } from "../../domain/closing/jobEnd.ts";

/**
 * Whether a job is there and takes applications, as far as its company decides. By its fields, so that a job that fits no
 * schema stops nothing.
 */
export function isOpenAgain(
  job: Pick<DocumentSnapshot<Job>, "exists" | "get">,
  now: Date,
): boolean {
  if (!job.exists) return false;
  const fields = {
    filled: job.get("filled") === true,
    paused: job.get("paused") === true,
    expiresAt: (job.get("expiresAt") as Timestamp).toDate(),
  };
  return !hasEnded(fields, now);
}
