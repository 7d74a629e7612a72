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
} from "../../ui/testing/livePart.ts";
import { FeaturedJobs } from "./FeaturedJobs.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const board = vi.hoisted(() => ({ titles: ["Caixa", "Padeiro"] }));
vi.mock("../../data/visitor/servedPage.ts", () => ({ useLookedAt: () => new Date() }));
vi.mock("./useFeaturedJobs.ts", () => ({
  useFeaturedJobs: () => [
    board.titles.map((title) => ({ id: title, ...buildJob({ title }) })),
    () => null,
  ],
}));

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <FeaturedJobs />
      </MemoryRouter>,
    ),
  );

test("a touch on its way while other jobs come to the start page opens none of them", () => {
  freshPage();
  expect(html()).toContain("Caixa");
  expect(opensFromList()).toBe(true);
  board.titles = ["Vendedora", "Caixa"];
  expect(html()).toContain("Vendedora");
  expect(opensFromList()).toBe(false);
});
