import { z } from "zod";

/** linkUses/{id of a signed link}: it was used. Removed after `expiresAt`, when the link itself expires. */
export const linkUseSchema = z.object({
  purpose: z.string(),
  /** The first use of a link to own data, which works for a while afterwards. Other links work once. */
  usedAt: z.date(),
  expiresAt: z.date(),
  /** The codes mailed to confirm an erasure: their number, the time of the last, and its wrong tries. */
  erasure: z.object({ sent: z.int(), sentAt: z.date(), tries: z.int() }).optional(),
});
export type LinkUse = z.infer<typeof linkUseSchema>;
