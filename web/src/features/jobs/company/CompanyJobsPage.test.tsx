import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import {
  freshPage,
  livingReact,
  opensFromList,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { CompanyJobsPage } from "./CompanyJobsPage.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const board = vi.hoisted(() => ({ titles: ["Caixa", "Padeiro"] }));
vi.mock("../../../data/visitor/servedPage.ts", () => ({ useLookedAt: () => new Date() }));
vi.mock("../../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => null }));
vi.mock("./useCompanyPage.ts", () => ({
  useCompanyPage: () => [
    {
      company: { name: "Mercado" },
      jobs: board.titles.map((title) => ({ id: title, ...buildJob({ title }) })),
      more: false,
    },
    () => null,
  ],
}));

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <CompanyJobsPage />
      </MemoryRouter>,
    ),
  );

test("a touch on its way while other jobs come to a company's page opens none of them", () => {
  freshPage();
  expect(html()).toContain("Caixa");
  expect(opensFromList()).toBe(true);
  board.titles = ["Vendedora", "Caixa"];
  expect(html()).toContain("Vendedora");
  expect(opensFromList()).toBe(false);
});
