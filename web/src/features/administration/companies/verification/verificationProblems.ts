import type { Company } from "@vagas/functions/domain/company/company";
import { isCaepf, isCpf } from "@vagas/functions/domain/company/farmTaxId";
import type { VerificationCheck } from "@vagas/functions/domain/company/verificationSchema";

/** The message beside each field of the form. */
export type Problems = Partial<Record<VerificationCheck | "number", string>>;

/** Why what was looked up cannot be stored; `number`: the digits of a farm's CPF or CAEPF, or ''. */
export function verificationProblems(
  { cnpj, whatsapp }: Pick<Company, "cnpj" | "whatsapp">,
  checks: readonly VerificationCheck[],
  number: string,
): Problems {
  const isNumber = isCpf(number) || isCaepf(number);
  return {
    ...(number !== "" && !isNumber && { number: "CPF ou CAEPF inválido" }),
    ...(checks.includes("taxId") &&
      cnpj === null &&
      number === "" && { number: "Informe o CPF ou CAEPF, ou peça o CNPJ à empresa" }),
    ...(checks.includes("phone") &&
      !whatsapp && { phone: "Peça à empresa que informe o WhatsApp no perfil" }),
  };
}
