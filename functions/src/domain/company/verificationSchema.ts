import { z } from "zod";

const verificationCheckSchema = z.enum(["taxId", "phone", "place"]);
export type VerificationCheck = z.infer<typeof verificationCheckSchema>;

/**
 * What the administrator looked up about a company, when, and the fields as they were then. `by`: the administrator's
 * uid.
 */
export const verificationSchema = z.object({
  at: z.date(),
  by: z.string(),
  checks: z.array(verificationCheckSchema),
  name: z.string(),
  cnpj: z.string().nullable(),
  whatsapp: z.string().nullable(),
});
export type Verification = z.infer<typeof verificationSchema>;

/**
 * companyTaxIds/{companyId}: the CPF (11 digits) or CAEPF (14) of a farm without a CNPJ, for the administrator alone.
 */
export const companyTaxIdSchema = z.object({
  number: z.string().regex(/^(\d{11}|\d{14})$/),
  at: z.date(),
});
export type CompanyTaxId = z.infer<typeof companyTaxIdSchema>;
