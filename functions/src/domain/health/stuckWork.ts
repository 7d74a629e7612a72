import { z } from "zod";

/** stuckWork/{function and document}: a document that a function gave up on, until it is tried again with success or set aside. */
export const stuckWorkSchema = z.object({
  id: z.string(),
  functionName: z.string(),
  documentId: z.string(),
  /** In words that hold none of the data. */
  reason: z.string(),
  since: z.date(),
  lastAt: z.date(),
  /** How often, up to `mostTimes`. */
  times: z.int(),
});
export type StuckWork = z.infer<typeof stuckWorkSchema>;

/** So many documents are written down; what is given up beyond is logged alone. */
export const mostStuck = 200;

/** How many days after the last time a note is removed: a document's id may hold that of an account. */
export const stuckDays = 30;

/** Counted no further. */
export const mostTimes = 999;
