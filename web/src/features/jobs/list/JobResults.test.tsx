import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { Job } from "@vagas/functions/domain/job/job";
import { noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import type { Pages } from "../../../ui/list/usePages.ts";
import { JobResults } from "./JobResults.tsx";

const nextAddress = "/vagas?busca=zelador&depois=2026-11-21T12%3A00%3A00.000Z_vaga";

/** The list as the server renders it, without any job found so far. */
function rendered(hasMore: boolean, searched: boolean): string {
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
    change: () => undefined,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <JobResults
        pages={pages}
        now={new Date("2026-11-21T12:00:00-04:00")}
        from="Canabrava do Norte"
        searched={searched}
        filters={{ ...noFilters, search: searched ? "zelador" : "" }}
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
});

test("a list without a search continues as usual", () => {
  expect(rendered(true, false)).toMatch(/>Carregar mais</);
});
