import type { TownNumbers } from "@vagas/functions/domain/numbers/townNumbers";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { FirstPageContext } from "../../data/visitor/servedPage.ts";
import { NumbersPage } from "./NumbersPage.tsx";

const none = { jobs: null, byType: {}, byPlace: {}, pay: {}, daysUntilFilled: null, hires: null };
const some = {
  jobs: 19,
  byType: { Saúde: 5, Comércio: 14 },
  byPlace: { outros: 7, Confresa: 12 },
  pay: { Comércio: 178_050 },
  daysUntilFilled: 1,
  hires: 7,
};

const board = (fields: Partial<TownNumbers> = {}): TownNumbers => ({
  updatedAt: new Date("2026-11-21T03:30:00Z"),
  openJobs: 1,
  months: [
    { month: "2026-10", ...some },
    { month: "2026-11", ...none },
  ],
  together: some,
  ...fields,
});

function shown(numbers: TownNumbers | null): string {
  return renderToStaticMarkup(
    <FirstPageContext value={{ page: "numbers", now: new Date(), numbers }}>
      <MemoryRouter>
        <NumbersPage />
      </MemoryRouter>
    </FirstPageContext>,
  );
}

/** The texts of each row's cells, table by table. */
const tablesOf = (html: string) =>
  html
    .split("<table")
    .slice(1)
    .map((table) =>
      [...table.matchAll(/<tr><th scope="row"[^>]*>([^<]*)<\/th><td[^>]*>(.*?)<\/td>/g)].map(
        ([, name, cell]) => [name, cell!.replace(/<[^>]*>/g, "")],
      ),
    );

test("a board that was never counted, or has no job yet, says when there will be numbers", () => {
  for (const html of [shown(null), shown(board({ months: [], together: null }))]) {
    expect(html).toContain("Ainda não há números.");
    expect(html).not.toContain("<table");
  }
});

test("every number is in a table, the largest first, and bars are for the eye only", () => {
  const html = shown(board());
  expect(tablesOf(html).slice(0, 4)).toEqual([
    [
      ["outubro de 2026", "19"],
      ["novembro de 2026, até\u00a0agora", "não mostrado"],
    ],
    [
      ["Comércio", "14"],
      ["Saúde", "5"],
    ],
    [
      ["Confresa", "12"],
      ["Outros lugares", "7"],
    ],
    [["Comércio", "R$ 1.781"]],
  ]);
  expect(html.match(/<svg/g)).toHaveLength(html.match(/<svg aria-hidden="true"/g)!.length);
  expect(html.match(/<table/g)).toHaveLength(html.match(/<caption/g)!.length);
  expect(html).toContain("Contados em 20/11/2026");
  expect(html).toContain("Metade das vagas preenchidas levou até 1 dia.");
  expect(html).toContain("As empresas contaram 7 contratações por este site.");
});

/** The facts on top by their names. */
const factsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

test("the facts on top name their months, and say in plain words how long filling took", () => {
  expect(factsOf(shown(board()))).toEqual({
    "vaga aberta": "1",
    "vagas publicadas em outubro de 2026": "19",
    "tempo que metade das vagas preenchidas levou": "até 1 dia",
    "contratações contadas pelas empresas em outubro de 2026": "7",
  });
  const months = ["2026-09", "2026-10", "2026-11"].map((month) => ({ month, ...some }));
  expect(factsOf(shown(board({ months })))).toMatchObject({
    "vagas publicadas de setembro de 2026 a outubro de 2026": "19",
  });
});

test("the longest bar fills its place, and the others are as long as their numbers", () => {
  const widths = [...shown(board()).matchAll(/<rect width="([\d.]+)"/g)].map(([, width]) => width);
  expect(widths.slice(1, 3)).toEqual(["100", String((5 / 14) * 100)]);
});

test("a month without numbers says that they are not shown, because there may be some that are left out", () => {
  const month = shown(board()).split("<details")[1]!;
  expect(month).toContain("novembro de 2026, até\u00a0agora");
  expect(month).not.toContain("<table");
  for (const sentence of [
    "Números por categoria: não mostrados neste período.",
    "Números por lugar: não mostrados neste período.",
    "Salários: não mostrados neste período.",
    "Menos de 5 vagas foram preenchidas: o tempo não é mostrado.",
    "Contratações: número não mostrado.",
  ])
    expect(month).toContain(sentence);
});

test("thousands are set apart as on the home page", () => {
  const many = { ...some, jobs: 1234, byType: { Comércio: 1200 }, hires: 1001 };
  const months = [
    { month: "2026-10", ...many },
    { month: "2026-11", ...none },
  ];
  const html = shown(board({ openJobs: 2345, months, together: many }));
  expect(factsOf(html)).toMatchObject({
    "vagas abertas": "2.345",
    "vagas publicadas em outubro de 2026": "1.234",
    "contratações contadas pelas empresas em outubro de 2026": "1.001",
  });
  expect(tablesOf(html).slice(0, 2)).toEqual([
    [
      ["outubro de 2026", "1.234"],
      ["novembro de 2026, até\u00a0agora", "não mostrado"],
    ],
    [["Comércio", "1.200"]],
  ]);
  expect(html).toContain("As empresas contaram 1.001 contratações");
});

test("a board in its first month shows that month, and says when the others come", () => {
  const html = shown(board({ months: [{ month: "2026-11", ...some }], together: null }));
  expect(tablesOf(html)[0]).toEqual([["novembro de 2026, até\u00a0agora", "19"]]);
  expect(html).toContain("O primeiro mês ainda não acabou.");
});

test("the files and their licence are linked", () => {
  const html = shown(board());
  for (const address of [
    "/dados/numeros.csv",
    "/dados/numeros.json",
    "https://creativecommons.org/licenses/by/4.0/deed.pt-br",
  ])
    expect(html).toContain(`href="${address}"`);
});
