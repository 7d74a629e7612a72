import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { Job } from "@vagas/functions/domain/job/job";
import { type JobFilters, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import type { Pages } from "../../../ui/list/usePages.ts";
import { JobFilterBar } from "./JobFilterBar.tsx";
import { JobResults } from "./JobResults.tsx";

const nextAddress = "/vagas?busca=zelador&depois=2026-11-21T12%3A00%3A00.000Z_vaga";

/** The list as the server renders it, without any job found so far. */
function rendered(
  hasMore: boolean,
  searched: boolean,
  filters: Partial<JobFilters> = { search: searched ? "zelador" : "" },
  further = false,
): string {
  const pages: Pages<Job> = {
    state: "ready",
    items: [],
    hasMore,
    next: hasMore ? {} : null,
    total: null,
    loadingMore: false,
    moreFailed: false,
    more: () => undefined,
    refresh: () => undefined,
    refreshing: false,
    renew: () => undefined,
    change: () => undefined,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <JobFilterBar
        filters={{ ...noFilters, ...filters }}
        onChange={() => undefined}
        found={{ count: 0, hasMore, searched, further, total: null }}
        status=""
      />
      <JobResults
        pages={pages}
        now={new Date("2026-11-21T12:00:00-04:00")}
        from="Canabrava do Norte"
        searched={searched}
        further={further}
        filters={{ ...noFilters, ...filters }}
        nextAddress={hasMore ? nextAddress : null}
      />
    </MemoryRouter>,
  );
}

test("a search without results so far says so, and continues by a link without scripts", () => {
  const html = rendered(true, true);
  expect(html).toContain("Nenhuma vaga encontrada até aqui.");
  expect(html).toContain(`href="${nextAddress.replace("&", "&amp;")}"`);
  expect(html).toMatch(/>Mostrar mais</);
});

test("a search without results has no further page, and offers to tell when there is one", () => {
  const html = rendered(false, true);
  expect(html).toContain("Nenhuma vaga de zelador agora.");
  expect(html).toMatch(/href="\/avisos\?busca=zelador"[^>]*>Avise-me quando aparecer</);
  expect(html).not.toContain("Mostrar mais");
  const asAsked = rendered(false, true, { search: "vagas de zelador" });
  expect(asAsked).toContain("Nenhuma vaga de zelador agora.");
});

test("a later page without a job is the list's end, not a search that found nothing", () => {
  const html = rendered(false, true, { search: "zelador" }, true);
  expect(html).toContain("Não há mais vagas.");
  expect(html).not.toContain("Nenhuma vaga");
  expect(html.match(/href="\/avisos/g)).toHaveLength(1);
  expect(html).toMatch(/>Avise-me de vagas novas</);
  expect(rendered(true, true, { search: "zelador" }, true)).toContain("Nenhuma vaga nesta página.");
});

test.each([
  ["of work of a day", { onlyDayWork: true }, "/avisos?diarias=1"],
  ["of a place", { location: "Luciara" }, "/avisos?local=Luciara"],
  ["of a category", { category: "Vendas" }, "/avisos?categoria=Vendas"],
  ["of the whole board, whatever its order", { order: "encerram" }, "/avisos"],
  ["of filled jobs, too", { showFilled: true }, "/avisos"],
] as const)("an empty list %s offers once to tell of the next job", (_what, filters, address) => {
  const html = rendered(false, false, filters);
  expect([...html.matchAll(/href="(\/avisos[^"]*)"/g)].map(([, href]) => href)).toEqual([address]);
  expect(html).toMatch(/>Avise-me quando aparecer</);
});

test("a list that has no job so far offers an alert beside its filters", () => {
  const html = rendered(true, true);
  expect(html.match(/href="\/avisos/g)).toHaveLength(1);
  expect(html).toMatch(/>Avise-me de vagas novas</);
});

test("a list without a search continues as usual", () => {
  expect(rendered(true, false)).toMatch(/>Carregar mais</);
});
