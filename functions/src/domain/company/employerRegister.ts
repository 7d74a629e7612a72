import { z } from "zod";
import { limits } from "../limits.ts";
import { isCnpj } from "../text/cnpj.ts";
import { isCaepf, isCpf } from "./farmTaxId.ts";

// The federal register of employers found with work like slavery (Portaria Interministerial MTE/MDHC/MIR 18/2024).

/** A CNPJ or CAEPF (14 characters) or a CPF (11), without punctuation. */
const registerNumberSchema = z.string().regex(/^([A-Z0-9]{12}\d{2}|\d{11})$/);

/**
 * employerRegister/present: an edition's day, 'YYYY-MM-DD', and its numbers; no names. One document, so that an edition
 * is replaced whole.
 */
export const employerRegisterSchema = z.object({
  edition: z.string().regex(/^20\d\d-\d\d-\d\d$/),
  numbers: z.array(registerNumberSchema).min(1).max(limits.registerNumbers.max),
  importedAt: z.date(),
});
export type EmployerRegister = z.infer<typeof employerRegisterSchema>;

/** The administrator's decision to let a company go: it counts for this edition and these numbers only. */
const releaseSchema = z.object({
  edition: z.string(),
  numbers: z.array(z.string()),
  note: z.string().min(1).max(limits.adminNotes.max),
  at: z.date(),
});

/** registerMatches/{companyId}: the numbers of the register that name this company. */
export const registerMatchSchema = z.object({
  id: z.string(),
  edition: z.string(),
  /** In the order of the register's text. */
  numbers: z.array(z.string()).min(1),
  /** Those of them that name what the company typed itself. Absent: its CNPJs, from before this was noted. */
  typed: z.array(z.string()).optional(),
  since: z.date(),
  release: releaseSchema.optional(),
});
export type RegisterMatch = z.infer<typeof registerMatchSchema>;

/**
 * Who a number names. The register names an employer, not one place of work: all establishments of a legal person
 * share the first eight characters of their CNPJs, and all farms of a person the nine digits of the owner's CPF.
 */
function namedBy(number: string): string[] {
  return [
    ...(isCnpj(number) ? [`company ${number.slice(0, 8)}`] : []),
    ...(isCpf(number) || isCaepf(number) ? [`person ${number.slice(0, 9)}`] : []),
  ];
}

/** The numbers of an edition that name the employer with these numbers, sorted. */
export function numbersNaming(
  register: Pick<EmployerRegister, "numbers"> | undefined,
  own: readonly (string | null | undefined)[],
): string[] {
  const named = new Set(own.flatMap((number) => (number ? namedBy(number) : [])));
  if (register === undefined || named.size === 0) return [];
  const found = register.numbers.filter((number) => namedBy(number).some((one) => named.has(one)));
  return [...new Set(found)].sort();
}

/** Whether the match keeps the company's jobs off the site: nobody has let it go, or not for these numbers. */
export function isHeldByRegister(match: RegisterMatch | null): boolean {
  if (match === null) return false;
  const { release, edition, numbers } = match;
  return release?.edition !== edition || release.numbers.join() !== numbers.join();
}
