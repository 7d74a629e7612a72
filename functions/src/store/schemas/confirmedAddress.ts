import { z } from "zod";

/**
 * confirmedAddresses/{fingerprint of an address}: somebody used a link that was mailed there. Removed at `expiresAt`,
 * and when the data under the address is erased.
 */
export const confirmedAddressSchema = z.object({ confirmedAt: z.date(), expiresAt: z.date() });
