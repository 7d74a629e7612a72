import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { Stats } from "@vagas/functions/domain/administration/stats";
import { recount } from "@vagas/functions/domain/testing/recount";
import { FirstPageContext } from "../../data/visitor/servedPage.ts";
import { WaysToJobs } from "./WaysToJobs.tsx";

const open = { type: "Comércio", location: "Luciara", listed: true, filled: false };
const filled = { type: "Saúde", location: "Confresa", listed: true, filled: true };

/** The links of the home page with these counts. */
function linksOf(stats: Stats): (string | undefined)[] {
  const html = renderToStaticMarkup(
    <FirstPageContext value={{ page: "home", now: new Date(), stats, jobs: [] }}>
      <MemoryRouter>
        <WaysToJobs />
      </MemoryRouter>
    </FirstPageContext>,
  );
  return [...html.matchAll(/<a [^>]*>([^<]*)</g)].map(([, words]) => words);
}

test("the home page leads to the areas and towns that have an open job", () => {
  expect(linksOf(recount([open, filled]))).toEqual(["Comércio", "Luciara"]);
});

test("the towns with most open jobs come first", () => {
  const jobs = [open, filled, filled, { ...open, location: "Confresa" }, open];
  expect(linksOf(recount(jobs))).toEqual(["Comércio", "Luciara", "Confresa"]);
});

test("without a count of open jobs per town it leads to those with a listed one", () => {
  const stats = { ...recount([open, filled]), locationActive: {} };
  expect(linksOf(stats)).toEqual(["Comércio", "Confresa", "Luciara"]);
});
