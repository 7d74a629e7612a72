import { z } from "zod";

/**
 * stuckWork/{function and document}: a document that a function gave up on, until a retry succeeds or it is
 * dismissed.
 */
export const stuckWorkSchema = z.object({
  id: z.string(),
  functionName: z.string(),
  documentId: z.string(),
  /** In words without data of the document. */
  reason: z.string(),
  since: z.date(),
  lastAt: z.date(),
  /** How often, up to `mostTimes`. */
  times: z.int(),
});

/** The most documents recorded; further ones are only logged. */
export const mostStuck = 200;

/** Days after the last failure until a note is removed: a document's id may contain that of an account. */
export const stuckDays = 30;

/** The count stops here. */
export const mostTimes = 999;
