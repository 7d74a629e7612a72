import { z } from "zod";
import { documentId } from "../fields.ts";

/** Why a waiting job is looked at first. None refuses it. */
const markKinds = [
  "moneyWords",
  "pixOrLink",
  "highPay",
  "newAccount",
  "sameText",
  "finding",
] as const;

const markSchema = z.object({
  kind: z.enum(markKinds),
  /** The reason, as the administrator reads it. */
  text: z.string(),
  weight: z.int().min(1),
});
export type Mark = z.infer<typeof markSchema>;

/** The queues in which a text waits for the administrator. */
const checkedQueues = ["jobs", "jobEdits", "pendingJobs"] as const;
export type CheckedQueue = (typeof checkedQueues)[number];

/**
 * jobChecks/{jobId}: what was noticed about the text of a job that waits, or of its edit, or of an imported job; of the
 * public text if nothing waits. Functions write it, only the administrator reads it, and it goes with the job.
 */
export const jobCheckSchema = z.object({
  id: documentId,
  /** Null: of the administrator. */
  companyId: z.string().nullable(),
  /** The queue in which the text waits; null if it waits in none. */
  waits: z.enum(checkedQueues).nullable(),
  marks: z.array(markSchema),
  /** The sum of the marks' weights. */
  weight: z.int().min(0),
  /** Identifies the checked text, so that a repeated event checks nothing again. */
  checked: z.string(),
  /** The same for texts that differ only in case, accents, signs and numbers; null for a short one. */
  sameText: z.string().nullable(),
  at: z.date(),
});
export type JobCheck = z.infer<typeof jobCheckSchema>;
