import { z } from "zod";

/** linkRequests/{id}: somebody asked that this address be sent the link to its own data. Gone as soon as a function has answered it. */
export const linkRequestSchema = z.object({ email: z.string(), expiresAt: z.date() });
