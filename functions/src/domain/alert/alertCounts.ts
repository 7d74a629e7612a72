import { z } from "zod";

/**
 * alertCounts/{yyyy-MM}: what people said of alerts in a month, without who; and how many alerts were confirmed when the
 * last mails of the month were written. Absent: none.
 */
export const alertCountsSchema = z.object({
  confirmed: z.int().optional(),
  /** Answers to 'Esta lista ajudou?'. */
  helped: z.int().optional(),
  notHelped: z.int().optional(),
  /** How many were left, with or without a reason. */
  left: z.int().optional(),
  hiredHere: z.int().optional(),
  hiredElsewhere: z.int().optional(),
  notForMe: z.int().optional(),
  other: z.int().optional(),
});
export type AlertCounts = z.infer<typeof alertCountsSchema>;
