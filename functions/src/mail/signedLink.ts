import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { alertPurposes } from "../domain/alert/alertRequest.ts";

const claimsSchema = z.strictObject({
  purpose: z.enum([
    "renew",
    "fill",
    "tell",
    "hired",
    "ownData",
    "contact",
    "confirm",
    ...alertPurposes,
  ]),
  /** The subject: a job's id, an e-mail address, or the id of a contact request or an alert. */
  subject: z.string().min(1),
  /** The version of the subject, as a number (a deadline, a posting): the link does nothing once that has changed. */
  of: z.int(),
  /** When it stops working, in milliseconds. */
  expires: z.int(),
});
export type LinkClaims = z.infer<typeof claimsSchema>;

export type LinkReading =
  { state: "valid" | "expired"; claims: LinkClaims; id: string } | { state: "forged" };

const shortestSecret = 32;

/**
 * A token that says what a link may do: its holder can read it, nobody can make one without the secret. Throws if the
 * secret is too short.
 */
export function signLink(claims: LinkClaims, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claimsSchema.parse(claims))).toString("base64url");
  return `${payload}.${signature(payload, secret).toString("base64url")}`;
}

/**
 * A token's claims, if the signature is ours; `id` is the same for equal claims, however the token is spelled. Throws
 * if the secret is too short.
 */
export function readLink(token: string, secret: string, now: Date): LinkReading {
  const [payload = "", signed = "", ...more] = token.split(".");
  const expected = signature(payload, secret);
  const given = Buffer.from(signed, "base64url");
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return { state: "forged" };
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  const state = claims.expires > now.getTime() ? "valid" : "expired";
  return { state, claims, id: linkId(token, secret) };
}

/**
 * The id of a token's claims, whether or not its signature is ours. Keyed, because a token may be about an address.
 */
export function linkId(token: string, secret: string): string {
  const [payload = ""] = token.split(".");
  return createHmac("sha256", secret).update(`id:${payload}`).digest("hex");
}

function signature(payload: string, secret: string): Buffer {
  if (secret.length < shortestSecret) throw new Error("LINK_SECRET is too short to sign with");
  return createHmac("sha256", secret).update(payload).digest();
}
