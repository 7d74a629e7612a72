import { limits } from "../limits.ts";
import { companyCategories } from "../options.ts";
import type { Fields } from "../table/field.ts";

/** What every company says of itself. */
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

/** What a company edits of itself. */
export const profileFields = {
  ...baseFields,
  /** Where new jobs send people who write. */
  whatsapp: {
    kind: "phone",
    optional: true,
    addedLater: true,
    label: "WhatsApp",
    refused: "Informe um número válido de WhatsApp com DDD",
  },
} as const satisfies Fields;

/** What a company says when it registers; its password is kept by its account alone. */
export const registrationFields = {
  ...baseFields,
  /** The address that was proved last: functions follow the account's, and mails about jobs go there. */
  email: { kind: "email", label: "E-mail", ...limits.email, missing: "E-mail é obrigatório" },
} as const satisfies Fields;

/** All that people fill in about a company, as stored. */
export const companyFields = { ...profileFields, ...registrationFields } as const satisfies Fields;
