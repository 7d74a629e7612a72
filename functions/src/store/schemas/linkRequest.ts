import { z } from "zod";

/**
 * linkRequests/{id}: a request to mail the link to own data to this address. Removed as soon as a function has
 * handled it.
 */
export const linkRequestSchema = z.object({ email: z.string(), expiresAt: z.date() });
