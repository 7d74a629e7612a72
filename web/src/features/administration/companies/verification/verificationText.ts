import { formatCnpj } from "@vagas/functions/domain/text/cnpj";
import type { VerifiedField } from "@vagas/functions/domain/company/verification";
import type {
  Verification,
  VerificationCheck,
} from "@vagas/functions/domain/company/verificationSchema";
import { formatPhone } from "@vagas/functions/domain/text/phone";

/** The checks as the form asks for them, and as the page lists them. */
export const checkText: Record<VerificationCheck, { tick: string; missing: string }> = {
  taxId: { tick: "O CNPJ (ou CPF, CAEPF) existe e é da empresa", missing: "o CNPJ ou CPF" },
  phone: { tick: "Atenderam no WhatsApp da empresa", missing: "o telefone" },
  place: { tick: "O lugar é conhecido", missing: "o lugar" },
};

/** The field that ended a verification, with its value at that time. */
export function endText(field: VerifiedField, { name, cnpj, whatsapp }: Verification): string {
  switch (field) {
    case "name":
      return `o nome mudou (era “${name}”)`;
    case "cnpj":
      return cnpj === null
        ? "a empresa informou um CNPJ"
        : `o CNPJ mudou (era ${formatCnpj(cnpj)})`;
    case "whatsapp":
      return whatsapp === null
        ? "a empresa informou um WhatsApp"
        : `o WhatsApp mudou (era ${formatPhone(whatsapp)})`;
  }
}
