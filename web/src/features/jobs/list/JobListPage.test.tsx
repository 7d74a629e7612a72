import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import { cursorOf, listQuery } from "@vagas/functions/domain/jobList/jobCursor";
import { filtersOf } from "@vagas/functions/domain/jobList/jobFilters";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { FirstPageContext } from "../../../data/visitor/servedPage.ts";
import { JobListPage } from "./JobListPage.tsx";

const cursor = "depois=2026-11-21T12%3A00%3A00.000Z_vaga";

/** The words of the list as the server renders it, with this many jobs and none after them. */
function wordsOf(query: string, count: number): string {
  const address = new URLSearchParams(query);
  const first: FirstPage = {
    page: "list",
    now: new Date("2026-11-21T16:00:00Z"),
    key: listQuery(filtersOf(address), cursorOf(address)),
    jobs: Array.from({ length: count }, (_none, i) => ({ id: `vaga-${i}`, ...buildJob() })),
    next: null,
    total: null,
    choices: { types: [], locations: [] },
  };
  return renderToString(
    <FirstPageContext value={first}>
      <MemoryRouter initialEntries={[`/vagas?${query}`]}>
        <JobListPage />
      </MemoryRouter>
    </FirstPageContext>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

test("the last page of a search says how many jobs it has, not that the list has no others", () => {
  expect(wordsOf("busca=vendedor", 3)).toContain("3 vagas encontradas");
  const last = wordsOf(`busca=vendedor&${cursor}`, 3);
  expect(last).toContain("3 vagas nesta página");
  expect(last).not.toContain("3 vagas encontradas");
});

test("an empty last page says that there are no more jobs, and leads back to the first ones", () => {
  expect(wordsOf("busca=vendedor", 0)).toContain("Nenhuma vaga de vendedor agora.");
  const last = wordsOf(`busca=vendedor&${cursor}`, 0);
  expect(last).toContain("Não há mais vagas.");
  expect(last).toContain("Voltar ao começo da lista");
  expect(last).not.toContain("Nenhuma vaga");
});
