import { createHmac } from "node:crypto";

/** The secret that signs links in the emulators. */
export const emulatorSecret = "known-to-all-and-good-for-the-emulators-alone";

/** A link's token as the functions make it, with the emulators' secret by default. */
export function signToken(claims: object, secret = emulatorSecret): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${payload}.${createHmac("sha256", secret).update(payload).digest("base64url")}`;
}
