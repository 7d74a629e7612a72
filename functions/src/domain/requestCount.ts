import { z } from "zod";

/**
 * requestCounts/{day}: how often links to own data were asked for; {day}-unknown: for addresses that nothing is kept
 * under; {day}-{fingerprint of an address}: for this one. {day}-receipts-{digest of an address}: how many receipts of
 * applications it was sent.
 */
export const requestCountSchema = z.object({ count: z.int(), expiresAt: z.date() });
