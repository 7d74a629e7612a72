import { z } from "zod";

/** linkUses/{id of a signed link}: it was used. Not needed after `expiresAt`, when the link itself expires. */
export const linkUseSchema = z.object({
  purpose: z.string(),
  /** Of a link to own data, the first time: it works for a while after that. Other links work once. */
  usedAt: z.date(),
  expiresAt: z.date(),
  /** The codes that were mailed to confirm an erasure, when the last of them was, and how often it was guessed at in vain. */
  erasure: z.object({ sent: z.int(), sentAt: z.date(), tries: z.int() }).optional(),
});
export type LinkUse = z.infer<typeof linkUseSchema>;
