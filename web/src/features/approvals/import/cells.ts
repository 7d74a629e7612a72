import { startOfDay } from "@vagas/functions/domain/dates";
import { foldText } from "@vagas/functions/domain/text/searchTerms";

/** A cell's value, or its error. */
export type Reading<T> = { value: T } | { problem: string };

/** One of the options, ignoring case and accents; '' for an empty cell. */
export function choiceIn<Option extends string>(
  options: readonly Option[],
  cell: string,
  column: string,
): Reading<Option | ""> {
  if (cell.trim() === "") return { value: "" };
  const found = options.find((option) => foldText(option) === foldText(cell));
  return found === undefined
    ? { problem: `${column}: “${cell.trim()}” não está entre as opções` }
    : { value: found };
}

/** Several options, separated by bars, semicolons, commas or lines. */
export function choicesIn<Option extends string>(
  options: readonly Option[],
  cell: string,
  column: string,
): Reading<Option[]> {
  const chosen = new Set<Option>();
  for (const part of cell.split(/[|;,\n]/).filter((text) => text.trim() !== "")) {
    const reading = choiceIn(options, part, column);
    if ("problem" in reading) return reading;
    if (reading.value !== "") chosen.add(reading.value);
  }
  return { value: [...chosen] };
}

const yes = new Set(["sim", "s", "x", "1", "true", "verdadeiro"]);
const no = new Set(["", "nao", "n", "0", "false", "falso"]);

export function yesOrNo(cell: string, column: string): Reading<boolean> {
  const said = foldText(cell);
  if (yes.has(said)) return { value: true };
  return no.has(said) ? { value: false } : { problem: `${column}: escreva sim ou não` };
}

/** 'YYYY-MM-DD', from that form or from day/month/year with two or four digits of the year; empty stays empty. */
export function dayIn(cell: string): Reading<string> {
  const typed = cell.trim();
  if (typed === "" || /^\d{4}-\d{2}-\d{2}$/.test(typed)) return { value: typed };
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(typed);
  if (!parts) return { problem: "prazo: escreva dia/mês/ano" };
  const [, day = "", month = "", year = ""] = parts;
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return Number.isNaN(startOfDay(iso).getTime())
    ? { problem: "prazo: esse dia não existe" }
    : { value: iso };
}

/** A cell's lines: separated by line breaks, or by bars. */
export function linesIn(cell: string): string {
  return cell
    .replace(/\r\n?/g, "\n")
    .split(/\n|\s*\|\s*/)
    .join("\n");
}
