import { z } from "zod";
import { limits } from "./limits.ts";
import { isAtMost } from "./text/isAtMost.ts";
import { normalizePhone } from "./text/phone.ts";

/** An e-mail address as typed ('ANA@LOJA.EXAMPLE '), converted to lower-case without blanks. */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.email.max, "E-mail inválido")
  .pipe(z.email("E-mail inválido"));

/** The same, but optional: null if empty. */
export const optionalEmailField = z
  .string()
  .trim()
  .transform((typed) => typed || null)
  .pipe(emailField.nullable());

/** An applicant's name, as typed. */
export const personName = z
  .string()
  .trim()
  .min(limits.candidateName.min, "O nome deve ter pelo menos 3 caracteres")
  .refine(isAtMost(limits.candidateName.max), "O nome deve ter no máximo 100 caracteres");

/** A phone number as typed, converted to digits with the country code; `message` answers anything else. */
export function phoneField(message: string) {
  return z.string().transform((typed, context) => {
    const digits = normalizePhone(typed);
    if (digits !== null) return digits;
    context.addIssue(message);
    return z.NEVER;
  });
}

/** The same, but optional: null if empty. */
export function optionalPhoneField(message: string) {
  return z.string().transform((typed, context) => {
    const digits = normalizePhone(typed);
    if (digits !== null || typed.trim() === "") return digits;
    context.addIssue(message);
    return z.NEVER;
  });
}

/** Digits with the country code, as stored. */
export const storedPhone = z.string().regex(/^55\d{10,11}$/);

/** One of the options, or null if a person chose none (an empty choice counts as none). */
export function optionalChoice<const Options extends readonly [string, ...string[]]>(
  options: Options,
) {
  return z
    .union([z.enum(options), z.literal(""), z.null()])
    .transform((chosen) => (chosen === "" ? null : chosen));
}

/** An id in our own format, from Firestore, the seed or the import; never the talent bank's word. */
export const documentId = z.string().regex(/^(?!banco$)[A-Za-z0-9-]{1,80}$/);
