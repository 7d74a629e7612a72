import { z } from "zod";

/**
 * requestCounts/{day}-{fingerprint of an address}: how often links to own data were asked for it;
 * {day}-asker-{fingerprint of an account}: how often this account asked for any; {day}-receipts-{fingerprint of an
 * address}: how many receipts of applications it was sent.
 */
export const requestCountSchema = z.object({ count: z.int(), expiresAt: z.date() });
