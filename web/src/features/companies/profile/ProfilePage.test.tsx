import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { CompanyContext } from "../companyContext.ts";
import { ProfilePage } from "./ProfilePage.tsx";

vi.mock("./DeleteAccount.tsx", () => ({ DeleteAccount: () => null }));
vi.mock("./EmailForm.tsx", () => ({ EmailForm: () => null }));
vi.mock("./PasswordForm.tsx", () => ({ PasswordForm: () => null }));
vi.mock("./ProfileForm.tsx", () => ({ ProfileForm: () => null }));

test("the profile leads back to the panel, before its heading", () => {
  const company = { id: "mercado", whatsapp: null, ...buildCompany() };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CompanyContext value={{ company, leave: vi.fn(), deleteAccount: vi.fn() }}>
        <ProfilePage />
      </CompanyContext>
    </MemoryRouter>,
  );
  expect(html).toMatch(/href="\/empresa\/dashboard".*Painel da Empresa<.*<h1/);
});
