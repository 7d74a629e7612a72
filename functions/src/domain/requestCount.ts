import { z } from 'zod';

/**
 * requestCounts/{day}, {day}-unknown for addresses that nothing is kept under, or {day}-{fingerprint of an address}: how
 * often links to own data were asked for;
 * {day}-receipts-{digest of an address}: how many receipts of applications it was sent.
 */
export const requestCountSchema = z.object({ count: z.int(), expiresAt: z.date() });
