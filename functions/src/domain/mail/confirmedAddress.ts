import { z } from "zod";

/**
 * confirmedAddresses/{fingerprint of an address}: somebody used a link that was mailed there, so that mails of the board
 * are expected there. Forgotten at `expiresAt`, and when what is kept under the address is erased.
 */
export const confirmedAddressSchema = z.object({ confirmedAt: z.date(), expiresAt: z.date() });
