import { randomBytes } from "node:crypto";

/** Twelve characters that nobody guesses: the header that contains them may have 76 (mail/postMail.ts). */
export function randomToken(): string {
  return randomBytes(9).toString("base64url");
}
