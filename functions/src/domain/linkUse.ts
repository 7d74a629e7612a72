import { z } from "zod";

/** linkUses/{hash of a signed link}: it was used and does not work again. Not needed after `expiresAt`, when the link itself expires. */
export const linkUseSchema = z.object({
  purpose: z.string(),
  usedAt: z.date(),
  expiresAt: z.date(),
});
