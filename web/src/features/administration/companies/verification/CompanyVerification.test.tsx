import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import type { VerificationCheck } from "@vagas/functions/domain/company/verificationSchema";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CompanyVerification } from "./CompanyVerification.tsx";

vi.mock("../../../../data/admin/adminVerification.ts", () => ({
  isOwnAccount: () => true,
  removeVerification: vi.fn(),
  useCompanyTaxId: () => ({ state: "loading" }),
}));

test.each<[VerificationCheck[], string]>([
  [[], "o CNPJ ou CPF, o telefone e o lugar"],
  [["taxId"], "o telefone e o lugar"],
  [["taxId", "phone"], "o lugar"],
])("a company of which %j was looked up lacks '%s'", (checks, missing) => {
  const row = buildCompany();
  const verified = {
    at: new Date(),
    by: "admin",
    checks,
    name: row.name,
    cnpj: null,
    whatsapp: null,
  };
  const company = { id: "mercado", whatsapp: null, ...row, verified };
  const html = renderToStaticMarkup(<CompanyVerification company={company} />);
  expect(html).toContain(`Falta conferir ${missing}. A empresa`);
});
