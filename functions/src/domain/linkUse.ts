import { z } from 'zod';

/** linkUses/{hash of a signed link}: it was used and does not work again. Of no use after `expiresAt`, when the link dies by itself. */
export const linkUseSchema = z.object({ purpose: z.string(), usedAt: z.date(), expiresAt: z.date() });
export type LinkUse = z.infer<typeof linkUseSchema>;
