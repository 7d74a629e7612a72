import { limits } from "../limits.ts";
import type { Fields } from "../table/field.ts";

/** What an applicant fills in. */
export const candidateFields = {
  name: {
    kind: "text",
    label: "Nome",
    ...limits.candidateName,
    tooShort: "O nome deve ter pelo menos 3 caracteres",
    tooLong: "O nome deve ter no máximo 100 caracteres",
  },
  email: { kind: "email", label: "E-mail", ...limits.email },
  phone: { kind: "phone", label: "WhatsApp", refused: "Telefone inválido" },
  coverLetter: {
    kind: "text",
    label: "Carta de apresentação",
    ...limits.coverLetter,
    tooLong: "A carta deve ter no máximo 4.000 caracteres",
  },
} as const satisfies Fields;
