import { z } from "zod";
import { emailField } from "../fields.ts";

// Mails with a key to an account: who may request one, and for what.

/** The request. Only a new password is available without a login; the others are for the caller's own account. */
export const accountMailRequestSchema = z.discriminatedUnion("mode", [
  z.strictObject({ mode: z.literal("resetPassword"), email: emailField }),
  z.strictObject({ mode: z.literal("verifyEmail") }),
  z.strictObject({ mode: z.literal("verifyAndChangeEmail"), newEmail: emailField }),
]);
export type AccountMailRequest = z.input<typeof accountMailRequestSchema>;

/** 'sent' does not reveal whether an address has an account. 'tooMany': wait for minutes, or until tomorrow. */
export type AccountMailAnswer = { state: "sent" | "tooMany" };

/** The purpose of a link, in the words of Auth and of its page (`mode`). */
export const accountLinkSchema = z.object({
  mode: z.enum(["resetPassword", "verifyEmail", "verifyAndChangeEmail"]),
  /** The account's address at the time of the request. */
  email: z.string(),
  /** The account; null: whichever has the address. */
  uid: z.string().nullable(),
  /** The new address, if the account is to change it. */
  newEmail: z.string().nullable(),
});
export type AccountLink = z.infer<typeof accountLinkSchema>;
