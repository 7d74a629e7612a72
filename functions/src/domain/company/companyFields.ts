import { limits } from "../limits.ts";
import { companyCategories } from "../options.ts";
import type { Fields } from "../table/field.ts";

/** The fields of every company. */
const baseFields = {
  name: {
    kind: "text",
    label: "Nome da empresa",
    ...limits.companyName,
    missing: "Nome da empresa é obrigatório",
    tooShort: "O nome deve ter pelo menos 2 caracteres",
    tooLong: "O nome deve ter no máximo 100 caracteres",
  },
  category: {
    kind: "choice",
    label: "Categoria",
    options: companyCategories,
    refused: "Categoria é obrigatória",
    mayBeUnset: true,
  },
  responsibleName: {
    kind: "text",
    label: "Responsável",
    ...limits.responsibleName,
    missing: "Nome do responsável é obrigatório",
    tooShort: "O nome deve ter pelo menos 2 caracteres",
    tooLong: "O nome deve ter no máximo 100 caracteres",
    mayBeUnset: true,
  },
  cnpj: { kind: "cnpj", label: "CNPJ" },
} as const satisfies Fields;

/** The fields that a company edits in its profile. */
export const profileFields = {
  ...baseFields,
  /** The default WhatsApp contact of new jobs. */
  whatsapp: {
    kind: "phone",
    optional: true,
    addedLater: true,
    label: "WhatsApp",
    refused: "Informe um número válido de WhatsApp com DDD",
  },
} as const satisfies Fields;

/** The fields of a registration; Auth keeps the password. */
export const registrationFields = {
  ...baseFields,
  /** The last verified address, which functions copy from the account; mails about jobs go there. */
  email: { kind: "email", label: "E-mail", ...limits.email, missing: "E-mail é obrigatório" },
} as const satisfies Fields;

/** All fields of a company that people fill in, as stored. */
export const companyFields = { ...profileFields, ...registrationFields } as const satisfies Fields;
