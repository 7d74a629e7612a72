import type { JobContent } from "../job/jobFields.ts";
import {
  defaultSalary,
  highestAmount,
  negotiablePay,
  type Pay,
  type PayExtra,
  payExtras,
  type PayUnit,
  widestRange,
} from "./pay.ts";

// Every page that shows a job loads this file, so it stays small.

/** The figures of a text about pay. */
export type SalaryFigures = {
  /** Cents. */
  least: number;
  /** Cents; null: one amount. */
  most: number | null;
  unit: PayUnit | "ano";
  /** What the text says beyond them; '' for nothing. */
  rest: string;
};
type Written = Pick<JobContent, "salary" | "contractType">;

const amount = String.raw`(?:r\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?`;
const period = String.raw`(?:\s*(?:(?:por|ao|à|a|\/)\s*(hora|h|dia|diária|semana|mês|mes|produção|ano)|(diário|diária|semanal|mensal|mensais|anual)))?`;
/** One or two figures, their period, and additions, without anything that could change the meaning. */
const shape = new RegExp(
  String.raw`^(?:(salário|bolsa|bolsa-auxílio)(?:\s+de|:)?\s+)?(?:de\s+)?${amount}(?:\s*(?:a|até|-|–)\s*${amount})?${period}(?:\s*\+([^\d]*|.*%.*))?$`,
  "iu",
);

const units: Record<string, SalaryFigures["unit"]> = {
  hora: "hora",
  h: "hora",
  dia: "diária",
  diária: "diária",
  diário: "diária",
  semana: "semana",
  semanal: "semana",
  mês: "mês",
  mes: "mês",
  mensal: "mês",
  mensais: "mês",
  produção: "produção",
  ano: "ano",
  anual: "ano",
};

/** Cents. Below this, a figure without a period is more likely a day's pay than a month's. */
const leastMonthly = 600_00;

/**
 * The employer's figures, or null if the text is ambiguous: no figure, 'a partir de', an unknown unit. Without a period
 * it is a month's pay if the contract pays by the month.
 */
export function figuresOfText({ salary, contractType }: Written): SalaryFigures | null {
  const found = shape.exec(salary.normalize("NFC").trim());
  if (found === null || isDoubtful(found)) return null;
  const [, named = "", whole, cents, mostWhole, mostCents, by, each, added = ""] = found;
  const least = centsOf(whole!, cents);
  const most = mostWhole === undefined ? null : centsOf(mostWhole, mostCents);
  const unit = unitOf((by ?? each)?.toLowerCase(), least, contractType);
  if (unit === null || !isPlausible(least, most)) return null;
  const grant = named.toLowerCase().startsWith("bolsa") ? named : "";
  return { least, most, unit, rest: grant + added.trim() };
}

/** The pay that a text says, or null if it says anything that a `Pay` has no place for. */
export function payOfText(written: Written): Pay | null {
  if (written.salary.trim().toLowerCase() === defaultSalary.toLowerCase()) return negotiablePay;
  const figures = figuresOfText(written);
  const extras = figures && extrasOf(figures.rest);
  if (figures === null || extras === null || figures.unit === "ano") return null;
  const { least, most, unit } = figures;
  const more = { ...negotiablePay, unit, extras };
  if (most === null) return { ...more, kind: "exact", least, most };
  return most <= least * widestRange ? { ...more, kind: "range", least, most } : null;
}

/**
 * The pay of a row. Older rows have only the text; pages that were opened before `pay` existed change only the text, so
 * that a text with another amount counts.
 */
export function payOf({ pay = null, ...written }: Written & { pay?: Pay | null }): Pay | null {
  const said = payOfText(written);
  return pay !== null && said !== null && isSameAmount(pay, said) ? inOrder(pay) : said;
}

function isSameAmount(one: Pay, other: Pay): boolean {
  return (["kind", "least", "most", "unit"] as const).every((part) => one[part] === other[part]);
}

/** The same pay, its parts in the order of the type: the database returns them in another. */
function inOrder(pay: Pay): Pay {
  return { ...negotiablePay, ...pay };
}

/** Two bare numbers may be anything, even a phone number; additions may name another period. */
function isDoubtful({ 0: text, 4: mostWhole, 8: added = "" }: RegExpExecArray): boolean {
  const isBare = mostWhole !== undefined && !/r\$/i.test(text);
  return isBare || /\b(hora|dia|diária|semana|mês|ano)\b/iu.test(added);
}

function isPlausible(least: number, most: number | null): boolean {
  return least > 0 && (most ?? least) <= highestAmount && (most === null || most > least);
}

function centsOf(whole: string, cents = "00"): number {
  return Number(whole.replaceAll(".", "") + cents);
}

function unitOf(
  said: string | undefined,
  least: number,
  contractType: JobContent["contractType"],
): SalaryFigures["unit"] | null {
  if (said !== undefined) return units[said] ?? null;
  const monthly =
    contractType === "CLT" || contractType === "Estágio" || contractType === "Temporário";
  return monthly && least >= leastMonthly ? "mês" : null;
}

/** The extras that the additions are made of; null if they are anything else. */
function extrasOf(rest: string): PayExtra[] | null {
  const named = rest.toLowerCase().split(/\s*[+,]\s*|\s+e\s+/);
  const extras = payExtras.filter((extra) => named.includes(extra));
  return rest === "" || extras.length === named.length ? extras : null;
}
