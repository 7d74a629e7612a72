import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import { noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { FirstPageContext } from "../../../data/visitor/servedPage.ts";
import { Neighbour, Neighbours } from "./Neighbours.tsx";

const now = new Date("2026-11-21T12:00:00-04:00");
const job = {
  url: "https://vagas.serra.example/vagas/caixa",
  title: "Caixa",
  company: "Mercado Serra",
  place: "Serra Alta",
  salary: "R$ 1.800,00 por mês",
  deadline: "2026-12-10",
  dayWork: false,
};
const serra = { name: "Serra Alta", list: "https://vagas.serra.example/vagas", jobs: [job] };

const rendered = (jobs: (typeof job)[]) =>
  renderToStaticMarkup(<Neighbour neighbour={{ ...serra, jobs }} now={now} />);
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("a neighbour's job says its town, company, place, pay and deadline, and leads to its own site", () => {
  const html = rendered([job]);
  expect(wordsOf(html)).toContain(
    "Caixa , no site de Serra Alta Mercado Serra · R$ 1.800,00 por mês · até 10/12 Serra Alta",
  );
  expect(html).toContain('<h2 id="vagas.serra.example"');
  expect(html).toContain("Vagas em Serra Alta");
  expect(html).toContain("outro site, vagas.serra.example,");
  expect([...html.matchAll(/<a href="([^"]*)" rel="([^"]*)"/g)].map(([, ...link]) => link)).toEqual(
    [
      [job.url, "noopener nofollow"],
      [serra.list, "noopener nofollow"],
    ],
  );
});

test("a job in another place of the neighbour's says that, too", () => {
  expect(wordsOf(rendered([{ ...job, place: "Morro Azul" }]))).toContain(
    "Mercado Serra · Morro Azul · R$ 1.800,00 por mês · até 10/12 Serra Alta",
  );
});

test("work of a day says its day", () => {
  const day = { ...job, deadline: "2026-11-28", dayWork: true, salary: "R$ 120,00 a diária" };
  expect(wordsOf(rendered([day]))).toContain(
    "Mercado Serra · R$ 120,00 a diária · Diária · sáb., 28/11 Serra Alta",
  );
});

test("hostile texts are shown as they are written, and make no element", () => {
  const hostile = `<script>alert(1)</script>"><img src=x onerror=alert(1)>`;
  const html = rendered([{ ...job, title: hostile, company: hostile, salary: hostile }]);
  expect(html).not.toMatch(/<script|<img|onerror="/);
  expect(html.match(/&lt;script&gt;alert\(1\)/g)).toHaveLength(3);
});

test("a job whose last day has passed since is not shown, nor a town without any", () => {
  const over = { ...job, url: `${job.url}-2`, title: "Vencida", deadline: "2026-11-20" };
  const today = { ...job, deadline: "2026-11-21" };
  expect(wordsOf(rendered([over, today]))).toMatch(/Caixa(?!.*Vencida)/);
  expect(rendered([over])).toBe("");
});

/** What the server renders below a list, at its end or before it. */
function below(neighbours: (typeof serra)[] | undefined, hasMore = false): string {
  const first: FirstPage = {
    now,
    page: "list",
    key: "",
    jobs: [],
    next: null,
    total: null,
    choices: null,
    ...(neighbours && { neighbours }),
  };
  return renderToStaticMarkup(
    <FirstPageContext value={first}>
      <Neighbours below={{ state: "ready", hasMore }} filters={noFilters} now={now} />
    </FirstPageContext>,
  );
}

test("the server renders what the page's data has, and nothing before it is read", () => {
  expect(below([serra])).toBe(rendered([job]));
  expect(below([])).toBe("");
  expect(below(undefined)).toBe("");
  expect(below([serra], true)).toBe("");
});
