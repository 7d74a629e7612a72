import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { CompaniesPage } from "./CompaniesPage.tsx";

const { pages } = vi.hoisted(() => ({ pages: { state: "loading", items: [] } }));
vi.mock("../../../ui/list/usePages.ts", () => ({ usePages: () => pages }));
vi.mock("../../../data/admin/adminCompanies.ts", () => ({ listReturnedCompanies: vi.fn() }));
vi.mock("../../../data/admin/adminRegister.ts", () => ({
  useEmployerRegister: () => ({ state: "ready", value: null }),
}));
vi.mock("./useCompanyActions.ts", () => ({ useCompanyActions: () => ({ isGone: () => false }) }));
vi.mock("./CompanyRemovals.tsx", () => ({ CompanyRemovals: () => null }));

const html = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CompaniesPage history={() => null} />
    </MemoryRouter>,
  );

test("what stands below the list appears with it, so that a list that comes moves no button", () => {
  expect(html()).not.toContain("Importar edição");
  pages.state = "ready";
  expect(html()).toContain("Importar edição");
});
