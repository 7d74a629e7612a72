import { z } from "zod";

/**
 * requestCounts/{day}-asker-{fingerprint of an account}: this account's requests for links to own data;
 * {day}-device-{reads or changes}-{fingerprint of an account}, {day}-link-{the same}-{fingerprint of an address}: calls
 * about own data (hasDeviceRoom.ts);
 * mail-{budget}-{fingerprint of an address, an account or a network address, a job's or company's id, or 'all'}: the used
 * part of a mail budget in the window until `expiresAt` (mailBudget.ts).
 */
export const requestCountSchema = z.object({ count: z.int(), expiresAt: z.date() });
