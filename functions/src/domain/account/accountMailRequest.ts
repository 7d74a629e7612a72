import { z } from "zod";
import { emailField } from "../fields.ts";

// The mails that hold a key to an account: who may ask for one, and what it is about.

/** What is asked for; all but a new password by whoever is signed in, for their own account. */
export const accountMailRequestSchema = z.discriminatedUnion("mode", [
  z.strictObject({ mode: z.literal("resetPassword"), email: emailField }),
  z.strictObject({ mode: z.literal("verifyEmail") }),
  z.strictObject({ mode: z.literal("verifyAndChangeEmail"), newEmail: emailField }),
]);
export type AccountMailRequest = z.input<typeof accountMailRequestSchema>;

/** 'sent' says nothing of whether an address has an account. 'tooMany': wait for minutes, or until tomorrow. */
export type AccountMailAnswer = { state: "sent" | "tooMany" };

/** What a link is for, in the words of Auth and of the page it leads to (`mode`). */
export const accountLinkSchema = z.object({
  mode: z.enum(["resetPassword", "verifyEmail", "verifyAndChangeEmail"]),
  /** The address of the account when the link was asked for. */
  email: z.string(),
  /** Whose account; null: of whoever has the address. */
  uid: z.string().nullable(),
  /** The address that the account shall have, where it shall have another. */
  newEmail: z.string().nullable(),
});
export type AccountLink = z.infer<typeof accountLinkSchema>;
