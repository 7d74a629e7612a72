import { createHmac } from "node:crypto";

/** A link's token as the functions make it; with the emulators' secret unless another is given. */
export function signToken(
  claims: object,
  secret = "known-to-all-and-good-for-the-emulators-alone",
): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${payload}.${createHmac("sha256", secret).update(payload).digest("base64url")}`;
}
