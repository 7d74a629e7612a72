import { z } from "zod";
import { passwordSchema } from "../account/password.ts";
import { draftShape, storedShape } from "../table/schemas.ts";
import { cnpjLength, isCnpj, stripCnpj } from "../text/cnpj.ts";
import { companyFields, profileFields, registrationFields } from "./companyFields.ts";
import { repliesSchema } from "./replies.ts";
import { verificationSchema } from "./verificationSchema.ts";

/** The message for a registration with an empty required field; each such field has its own message too. */
export const requiredFieldsText = "Por favor, preencha todos os campos obrigatórios";

/** The name a profile gets when nothing better is known. */
export const fallbackCompanyName = "Empresa";

/** companies/{uid}, its id added. */
export const companySchema = z.object({
  id: z.string(),
  ...storedShape(companyFields),
  active: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Derived: another company has the same CNPJ. Absent if none ever had. */
  cnpjShared: z.boolean().optional(),
  /** Derived; absent until functions have processed the row. */
  searchTerms: z.array(z.string()).optional(),
  /** What the administrator looked up; `isVerified` tells whether it still holds. */
  verified: verificationSchema.nullable().optional(),
  /** Derived: the register of employers names it, and the administrator has not let it go. Absent if it never did. */
  registerHold: z.boolean().optional(),
  /** Derived; absent if no application counts. Pages show visitors its word alone (replyWord.ts). */
  replies: repliesSchema.optional(),
});
export type Company = z.infer<typeof companySchema>;

/** Optional: empty becomes null, else the 14 characters without punctuation. */
const cnpjSchema = z
  .string()
  .transform(stripCnpj)
  .refine((cnpj) => cnpj === "" || isCnpj(cnpj), {
    error: ({ input }) =>
      String(input).length > cnpjLength
        ? `O CNPJ tem ${cnpjLength} caracteres, e aqui há ${String(input).length}`
        : "CNPJ inválido",
  })
  .transform((cnpj) => cnpj || null);

/** The fields that a company edits in its profile. */
export const companyProfileDraftSchema = z.strictObject(
  draftShape(profileFields, { cnpj: cnpjSchema }),
);
export type CompanyProfile = z.output<typeof companyProfileDraftSchema>;

/** The registration form. */
export const companyRegistrationSchema = z
  .strictObject({
    ...draftShape(registrationFields, { cnpj: cnpjSchema }),
    password: passwordSchema,
    passwordConfirmation: z.string(),
  })
  .refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    path: ["passwordConfirmation"],
    message: "As senhas não coincidem",
    when: ({ value }) => typeof value === "object" && value !== null,
  });
export type CompanyRegistration = z.output<typeof companyRegistrationSchema>;

/** What the administrator reads of a company's account; `lastUsedAt` is an ISO instant. */
export type CompanyAccount = { emailVerified: boolean; lastUsedAt: string | null };
