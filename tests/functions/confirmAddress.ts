import { createHmac } from "node:crypto";
import { addDays } from "@vagas/functions/domain/dates";
import { given } from "./storedFields.ts";
import { emulatorSecret } from "./signToken.ts";

/** Marks an address as confirmed by the use of a mailed link; an unconfirmed one gets one mail. */
export async function confirmAddress(email: string): Promise<void> {
  const digest = createHmac("sha256", emulatorSecret).update(`address:${email}`).digest("hex");
  const confirmedAt = new Date();
  await given({
    [`confirmedAddresses/${digest.slice(0, 32)}`]: {
      confirmedAt,
      expiresAt: addDays(confirmedAt, 1),
    },
  });
}
