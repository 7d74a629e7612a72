import type { Company } from "../company/company.ts";
import type { Fields } from "./buildJob.ts";

/** An active company, as a registration creates it. Dated now. */
export function buildCompany(fields: Partial<Fields<Company>> = {}): Fields<Company> {
  const now = new Date();
  return {
    name: "Mercado Araguaia",
    category: "Comércio",
    responsibleName: "Ana Souza",
    cnpj: null,
    email: "contato@mercado.example",
    active: true,
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}
