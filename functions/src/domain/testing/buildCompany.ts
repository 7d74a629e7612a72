import type { Company } from "../company/company.ts";
import type { Fields } from "./buildJob.ts";

/** The WhatsApp field is absent until the company fills it in. */
type CompanyRow = Omit<Fields<Company>, "whatsapp"> & Partial<Pick<Company, "whatsapp">>;

/** An active company, as a registration creates it. Dated now. */
export function buildCompany(fields: Partial<CompanyRow> = {}): CompanyRow {
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
