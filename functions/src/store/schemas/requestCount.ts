import { z } from "zod";

/**
 * requestCounts/{day}-asker-{fingerprint of an account}: this account's requests for links to own data;
 * mail-{budget}-{fingerprint of an address, an account or a network address, or a job's or company's id}: the used
 * part of a mail budget in the window until `expiresAt` (mailBudget.ts).
 */
export const requestCountSchema = z.object({ count: z.int(), expiresAt: z.date() });
