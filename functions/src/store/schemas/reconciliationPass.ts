import { z } from "zod";

/** reconciliationPasses/{rows}: the progress of the reconciliation's present pass through all rows of one kind. */
export const passSchema = z.object({
  beganAt: z.date(),
  /** The last processed id; null before the first. */
  after: z.string().nullable(),
  isOver: z.boolean(),
  /** When it last processed rows, and how many on that day. */
  lookedAt: z.date(),
  looked: z.int(),
});
export type Pass = z.infer<typeof passSchema>;
