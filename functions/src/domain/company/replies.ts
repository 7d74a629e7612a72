import { z } from "zod";

/** How a company answered its counted applications. Functions count anew each night. */
export const repliesSchema = z.object({
  applications: z.int().min(1),
  /** Those that were answered in time. */
  answered: z.int().min(0),
  /** Whether they are enough to say something about the company. */
  isEnough: z.boolean(),
});
export type Replies = z.infer<typeof repliesSchema>;
