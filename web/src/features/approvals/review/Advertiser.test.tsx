import type { Company } from "@vagas/functions/domain/company/company";
import type { ReturnedCompany } from "@vagas/functions/domain/company/returnedCompany";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJobContent } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { useCompanyRow, useReturnedCompany } from "../../../data/admin/adminCompanies.ts";
import { Advertiser } from "./Advertiser.tsx";

vi.mock("../../../data/admin/adminCompanies.ts", () => ({
  useCompanyRow: vi.fn(),
  useReturnedCompany: vi.fn(),
}));

const retry = () => undefined;
const job = buildJobContent({ company: "Padaria do Zé" });
const noAccount = "Sem conta de empresa";

function shown(companyId: string | null): string {
  const html = renderToStaticMarkup(<Advertiser job={job} companyId={companyId} />);
  return html.replace(/<style[^>]*>.*?<\/style>/g, "").replace(/<[^>]+>/g, " ");
}

function isKnown(company: Company | null, returned: ReturnedCompany | null = null): void {
  vi.mocked(useCompanyRow).mockReturnValue({
    state: "ready",
    value: company,
    retry,
  });
  vi.mocked(useReturnedCompany).mockReturnValue(returned);
}

beforeEach(() => isKnown(null));

test("a job without a company has no account, and nothing is read", () => {
  vi.mocked(useCompanyRow).mockClear();
  expect(shown(null)).toContain(noAccount);
  expect(useCompanyRow).not.toHaveBeenCalled();
});

test("what speaks against an account stands beside the job", () => {
  const fields = {
    name: "Outra Ltda.",
    active: false,
    cnpj: "11222333000181",
    cnpjShared: true,
  };
  const returned = {
    cnpj: { deletedAt: null },
    email: null,
    expiresAt: new Date(),
  };
  isKnown(
    { id: "padaria", whatsapp: null, ...buildCompany(fields) },
    { id: "padaria", ...returned },
  );
  const words = shown("padaria");
  expect(useCompanyRow).toHaveBeenCalledWith("padaria");
  for (const said of [
    "Outra Ltda.",
    "Conta desativada",
    "Ana Souza",
    "repetido em outra conta",
    "Confira antes de aprovar",
    "No site desde",
  ])
    expect(words).toContain(said);
  expect(words).not.toContain(noAccount);
});

test.each([
  ["is loading", { state: "loading" }, "Carregando..."],
  ["could not be read", { state: "failed" }, "Não foi possível carregar"],
  ["was deleted", { state: "ready", value: null }, "Conta de empresa excluída"],
] as const)("an account that %s is not said to be none", (_how, live, said) => {
  vi.mocked(useCompanyRow).mockReturnValue({ ...live, retry });
  expect(shown("padaria")).toContain(said);
  expect(shown("padaria")).not.toContain(noAccount);
});
