import { z } from "zod";

/** reconciliationPasses/{rows}: how far the reconciliation came in its present pass through all rows of one kind. */
export const passSchema = z.object({
  beganAt: z.date(),
  /** The last id that was looked at; null before the first. */
  after: z.string().nullable(),
  isOver: z.boolean(),
  /** When it last looked at rows, and at how many of them on that day. */
  lookedAt: z.date(),
  looked: z.int(),
});
export type Pass = z.infer<typeof passSchema>;
