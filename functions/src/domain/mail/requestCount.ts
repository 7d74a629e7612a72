import { z } from "zod";

/**
 * requestCounts/{day}-asker-{fingerprint of an account}: how often this account asked for links to own data;
 * mail-{budget}-{fingerprint of an address, an account or a network address, or a job's or company's id}: how much of a mail budget was used in the window that ends at
 * `expiresAt` (mailBudget.ts).
 */
export const requestCountSchema = z.object({ count: z.int(), expiresAt: z.date() });
