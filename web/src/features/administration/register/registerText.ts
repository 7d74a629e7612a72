import { formatCnpj, isCnpj } from "@vagas/functions/domain/text/cnpj";
import { formatTaxId } from "@vagas/functions/domain/company/farmTaxId";

/** A number of the register, with its kind. */
export function registerNumberText(number: string): string {
  if (isCnpj(number)) return `CNPJ ${formatCnpj(number)}`;
  return `${number.length === 11 ? "CPF" : "CAEPF"} ${formatTaxId(number)}`;
}

export function numberCount(count: number): string {
  return `${count.toLocaleString("pt-BR")} ${count === 1 ? "número" : "números"}`;
}
