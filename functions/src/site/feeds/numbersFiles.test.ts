import { expect, test } from "vitest";
import type { Context } from "../../context.ts";
import type { TownNumbers } from "../../domain/numbers/townNumbers.ts";
import { siteUrl } from "../siteTesting.ts";
import { answerNumbersCsv, answerNumbersJson, csvCell, numbersCsv } from "./numbersFiles.ts";

const none = { jobs: null, byType: {}, byPlace: {}, pay: {}, daysUntilFilled: null, hires: null };
const some = {
  jobs: 9,
  byType: { Comércio: 9 },
  byPlace: { Confresa: 6 },
  pay: { Comércio: 178_050 },
  daysUntilFilled: 12,
  hires: 8,
};
const numbers: TownNumbers = {
  updatedAt: new Date("2026-11-21T09:30:00Z"),
  openJobs: 7,
  months: [
    { month: "2026-10", ...some },
    { month: "2026-11", ...none },
  ],
  together: some,
};

const contextOf = (kept: TownNumbers | undefined) =>
  ({
    siteUrl,
    store: { townNumbers: { get: () => Promise.resolve({ data: () => kept }) } },
  }) as unknown as Context;

test("the table has a number a row, in the form of Brazilian spreadsheets", () => {
  const end = "Vagas Canabrava;CC BY 4.0";
  expect(numbersCsv(numbers)).toBe(
    [
      "\uFEFFperíodo;medida;grupo;valor;unidade;fonte;licença",
      `2026-11-21T09:30:00.000Z;vagas abertas;todas;7;vagas;${end}`,
      `outubro de 2026;vagas publicadas;todas;9;vagas;${end}`,
      `outubro de 2026;vagas publicadas por categoria;Comércio;9;vagas;${end}`,
      `outubro de 2026;vagas publicadas por lugar;Confresa;6;vagas;${end}`,
      `outubro de 2026;salário do meio;Comércio;1780,50;reais por mês;${end}`,
      `outubro de 2026;tempo do meio até preencher;todas;12;dias;${end}`,
      `outubro de 2026;contratações contadas pelas empresas;todas;8;pessoas;${end}`,
      `2026-10;vagas publicadas;todas;9;vagas;${end}`,
      `2026-10;vagas publicadas por categoria;Comércio;9;vagas;${end}`,
      `2026-10;vagas publicadas por lugar;Confresa;6;vagas;${end}`,
      `2026-10;salário do meio;Comércio;1780,50;reais por mês;${end}`,
      `2026-10;tempo do meio até preencher;todas;12;dias;${end}`,
      `2026-10;contratações contadas pelas empresas;todas;8;pessoas;${end}`,
      `2026-11;vagas publicadas;todas;não mostrado;vagas;${end}`,
      `2026-11;tempo do meio até preencher;todas;não mostrado;dias;${end}`,
      `2026-11;contratações contadas pelas empresas;todas;não mostrado;pessoas;${end}`,
      "",
    ].join("\r\n"),
  );
});

test("the sums of several months name the first and the last one", () => {
  const months = [{ month: "2026-08", ...some }, { month: "2026-09", ...none }, ...numbers.months];
  expect(numbersCsv({ ...numbers, months })).toContain(
    "\r\nagosto de 2026 a outubro de 2026;vagas publicadas;todas;9;",
  );
});

test.each([
  ["Comércio", "Comércio"],
  ["a;b", '"a;b"'],
  ['diz "oi"', '"diz ""oi"""'],
  ["duas\r\nlinhas", '"duas\r\nlinhas"'],
  ["=1+1", "'=1+1"],
  ["+55", "'+55"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ['=HYPERLINK("a";"b")', `"'=HYPERLINK(""a"";""b"")"`],
  ["\tx", "'\tx"],
])("the cell %j is written as %j", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test("both files name licence and source, and may be kept for ten minutes", async () => {
  const [json, csv] = await Promise.all([
    answerNumbersJson(contextOf(numbers)),
    answerNumbersCsv(contextOf(numbers)),
  ]);
  expect(JSON.parse(String(json.body))).toEqual({
    source: "Vagas Canabrava, https://vagas.example/numeros",
    license: "CC BY 4.0",
    licenseUrl: "https://creativecommons.org/licenses/by/4.0/deed.pt-br",
    ...numbers,
    updatedAt: "2026-11-21T09:30:00.000Z",
  });
  expect(json.headers).toEqual({
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=600, s-maxage=600",
  });
  expect(csv.headers).toEqual({ ...json.headers, "Content-Type": "text/csv; charset=utf-8" });
  expect(csv.body).toBe(numbersCsv(numbers));
});

test("before the first numbers the files have none", async () => {
  const json = JSON.parse(String((await answerNumbersJson(contextOf(undefined))).body)) as object;
  expect(json).toHaveProperty("license", "CC BY 4.0");
  expect(json).not.toHaveProperty("months");
  expect((await answerNumbersCsv(contextOf(undefined))).body).toBe(
    "\uFEFFperíodo;medida;grupo;valor;unidade;fonte;licença\r\n",
  );
});
