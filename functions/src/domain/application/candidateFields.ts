import { limits } from "../limits.ts";
import type { Fields } from "../table/field.ts";
import { candidateLabels } from "./candidateLabels.ts";

/** What an applicant fills in. */
export const candidateFields = {
  name: {
    kind: "text",
    label: candidateLabels.name,
    ...limits.candidateName,
    tooShort: "O nome deve ter pelo menos 3 caracteres",
    tooLong: "O nome deve ter no máximo 100 caracteres",
  },
  email: { kind: "email", label: candidateLabels.email, ...limits.email, optional: true },
  phone: { kind: "phone", label: candidateLabels.phone, refused: "Telefone inválido" },
  coverLetter: {
    kind: "text",
    label: candidateLabels.coverLetter,
    ...limits.coverLetter,
    tooLong: "A carta deve ter no máximo 4.000 caracteres",
  },
} as const satisfies Fields;
