import type { Context } from "../../context.ts";
import { monthText } from "../../domain/numbers/monthText.ts";
import type { PeriodNumbers, TownNumbers } from "../../domain/numbers/townNumbers.ts";
import { dataLicence } from "../../domain/site/dataLicence.ts";
import { paths } from "../../domain/site/paths.ts";
import { town } from "../../domain/town.ts";
import { cacheControl, type SiteAnswer } from "../siteAnswer.ts";

/** The numbers of the town as JSON; pay in cents a month. Without months until they were first made. */
export async function answerNumbersJson(context: Context): Promise<SiteAnswer> {
  const numbers = await readNumbers(context);
  const said = {
    source: `${town.boardName}, ${context.siteUrl}${paths.numbers}`,
    license: dataLicence.name,
    licenseUrl: dataLicence.address,
    ...numbers,
  };
  return answer("application/json", JSON.stringify(said, null, 1));
}

/** The same as a table for spreadsheets: a number a row; pay in reais a month. */
export async function answerNumbersCsv(context: Context): Promise<SiteAnswer> {
  return answer("text/csv", numbersCsv(await readNumbers(context)));
}

function answer(type: string, body: string): SiteAnswer {
  return {
    status: 200,
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": cacheControl.nightly },
    body,
  };
}

async function readNumbers({ store }: Context): Promise<TownNumbers | null> {
  return (await store.townNumbers.get()).data() ?? null;
}

const header = ["período", "medida", "grupo", "valor", "unidade", "fonte", "licença"];

/** Rows of a number each, after a byte order mark, by which spreadsheets know UTF-8; RFC 4180. */
export function numbersCsv(numbers: TownNumbers | null): string {
  const rows = numbers === null ? [] : rowsOf(numbers);
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(csvCell).join(";")}\r\n`).join("")}`;
}

function rowsOf({ updatedAt, openJobs, months, together }: TownNumbers): string[][] {
  const over = months.slice(0, -1);
  const all = together === null ? [] : periodRows(monthsText(over), together);
  return [
    [updatedAt.toISOString(), "vagas abertas", "todas", String(openJobs), "vagas"],
    ...all,
    ...months.flatMap(({ month, ...period }) => periodRows(month, period)),
  ].map((row) => [...row, town.boardName, dataLicence.name]);
}

/** 'agosto de 2026 a outubro de 2026'; a single month alone. */
function monthsText(months: TownNumbers["months"]): string {
  const first = monthText(months[0]!.month);
  const last = monthText(months.at(-1)!.month);
  return first === last ? first : `${first} a ${last}`;
}

function periodRows(period: string, numbers: PeriodNumbers): string[][] {
  const { jobs, byType, byPlace, pay, daysUntilFilled, hires } = numbers;
  const count = (measure: string, cells: Record<string, number>) =>
    Object.entries(cells).map(([group, value]) => [measure, group, String(value), "vagas"]);
  const rows = [
    ["vagas publicadas", "todas", String(jobs ?? notShown), "vagas"],
    ...count("vagas publicadas por categoria", byType),
    ...count("vagas publicadas por lugar", byPlace),
    ...Object.entries(pay).map(([type, cents]) => [
      "salário do meio",
      type,
      (cents / 100).toFixed(2).replace(".", ","),
      "reais por mês",
    ]),
    ["tempo do meio até preencher", "todas", String(daysUntilFilled ?? notShown), "dias"],
    ["contratações contadas pelas empresas", "todas", String(hires ?? notShown), "pessoas"],
  ];
  return rows.map((row) => [period, ...row]);
}

const notShown = "não mostrado";

/** Quoted where it must be; a text that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
