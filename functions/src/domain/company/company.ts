import { z } from "zod";
import { cnpjLength, isCnpj, stripCnpj } from "./cnpj.ts";
import { emailField, optionalPhoneField, storedPhone } from "../fields.ts";
import { limits } from "../limits.ts";
import { companyCategories } from "../options.ts";
import { passwordSchema } from "../account/password.ts";

/** What a registration sent with a required field empty is answered; each such field says so itself. */
export const requiredFieldsText = "Por favor, preencha todos os campos obrigatórios";

/** The name a profile gets when nothing better is known. */
export const fallbackCompanyName = "Empresa";

/** companies/{uid}, its id added. */
export const companySchema = z.object({
  id: z.string(),
  name: z.string().min(limits.companyName.min).max(limits.companyName.max),
  /** Null only in a row made on login, until the company says. */
  category: z.enum(companyCategories).nullable(),
  responsibleName: z.string().max(limits.responsibleName.max),
  cnpj: z
    .string()
    .regex(/^[A-Z0-9]{12}[0-9]{2}$/)
    .nullable(),
  /** Where new jobs send people who write; absent until the company first says. */
  whatsapp: storedPhone.nullable().optional(),
  /** The address that was proved last: functions follow the account's, and mails about jobs go there. */
  email: z.string().max(limits.email.max),
  active: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Derived: another company has the same CNPJ. Absent while none ever had. */
  cnpjShared: z.boolean().optional(),
  /** Derived; not there until functions have seen the row. */
  searchTerms: z.array(z.string()).optional(),
});
export type Company = z.infer<typeof companySchema>;

/** A name that is missing is told apart from one that is too short. */
function nameField(missing: string, { min, max }: { min: number; max: number }) {
  return z
    .string()
    .trim()
    .min(min, {
      error: ({ input }) =>
        input === "" ? missing : `O nome deve ter pelo menos ${min} caracteres`,
    })
    .max(max, `O nome deve ter no máximo ${max} caracteres`);
}

const profileFields = {
  name: nameField("Nome da empresa é obrigatório", limits.companyName),
  category: z.string().pipe(z.enum(companyCategories, "Categoria é obrigatória")),
  responsibleName: nameField("Nome do responsável é obrigatório", limits.responsibleName),
  /** Optional: empty becomes null, else the 14 characters without punctuation. */
  cnpj: z
    .string()
    .transform(stripCnpj)
    .refine((cnpj) => cnpj === "" || isCnpj(cnpj), {
      error: ({ input }) =>
        String(input).length > cnpjLength
          ? `O CNPJ tem ${cnpjLength} caracteres, e aqui há ${String(input).length}`
          : "CNPJ inválido",
    })
    .transform((cnpj) => cnpj || null),
};

/** Optional: empty becomes null. */
const whatsappField = optionalPhoneField("Informe um número válido de WhatsApp com DDD");

/** What a company edits of itself. */
export const companyProfileDraftSchema = z.strictObject({
  ...profileFields,
  whatsapp: whatsappField,
});
export type CompanyProfile = z.output<typeof companyProfileDraftSchema>;

/** The registration form. */
export const companyRegistrationSchema = z
  .strictObject({
    ...profileFields,
    email: z.string().trim().min(1, "E-mail é obrigatório").pipe(emailField),
    password: passwordSchema,
    passwordConfirmation: z.string(),
  })
  .refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    path: ["passwordConfirmation"],
    message: "As senhas não coincidem",
    when: ({ value }) => typeof value === "object" && value !== null,
  });
export type CompanyRegistration = z.output<typeof companyRegistrationSchema>;

/** What only the account knows of a company, as the administrator is told it; `lastUsedAt` is an ISO instant. */
export type CompanyAccount = { emailVerified: boolean; lastUsedAt: string | null };
