import type { Job } from "../../domain/job/job.ts";

export type BaseSalary = {
  "@type": "MonetaryAmount";
  currency: "BRL";
  value: {
    "@type": "QuantitativeValue";
    value?: number;
    minValue?: number;
    maxValue?: number;
    unitText: Unit;
  };
};
type Unit = "HOUR" | "DAY" | "WEEK" | "MONTH" | "YEAR";

const amount = String.raw`(?:r\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?`;
const period = String.raw`(?:\s*(?:(?:por|ao|à|a|\/)\s*(hora|h|dia|diária|semana|mês|mes|ano)|(diário|diária|semanal|mensal|mensais|anual)))?`;
/** One or two figures, their period, and additions, without anything that could change the meaning. */
const shape = new RegExp(
  String.raw`^(?:(?:salário|bolsa|bolsa-auxílio)(?:\s+de|:)?\s+)?(?:de\s+)?${amount}(?:\s*(?:a|até|-|–)\s*${amount})?${period}(?:\s*\+([^\d]*|.*%.*))?$`,
  "iu",
);

const units: Record<string, Unit> = {
  hora: "HOUR",
  h: "HOUR",
  dia: "DAY",
  diária: "DAY",
  diário: "DAY",
  semana: "WEEK",
  semanal: "WEEK",
  mês: "MONTH",
  mes: "MONTH",
  mensal: "MONTH",
  mensais: "MONTH",
  ano: "YEAR",
  anual: "YEAR",
};

/** Below this, a figure without a period is more likely a day's pay than a month's. */
const leastMonthly = 600;
const most = 1_000_000;

/**
 * The employer's figure for Google for Jobs, or null if the text is ambiguous: no figure, 'a partir de', an unknown
 * unit. Without a period it is a month's pay if the contract pays by the month.
 */
export function baseSalary({
  salary,
  contractType,
}: Pick<Job, "salary" | "contractType">): BaseSalary | null {
  const found = shape.exec(salary.normalize("NFC").trim());
  if (found === null || isDoubtful(found)) return null;
  const [, whole, cents, maxWhole, maxCents, by, each] = found;
  const least = numberOf(whole!, cents);
  const highest = maxWhole === undefined ? null : numberOf(maxWhole, maxCents);
  const unit = unitOf((by ?? each)?.toLowerCase(), least, contractType);
  if (unit === null || !isPlausible(least, highest)) return null;
  const figure = highest === null ? { value: least } : { minValue: least, maxValue: highest };
  return {
    "@type": "MonetaryAmount",
    currency: "BRL",
    value: { "@type": "QuantitativeValue", ...figure, unitText: unit },
  };
}

/** Two bare numbers may be anything, even a phone number; additions may name another period. */
function isDoubtful({ 0: text, 3: maxWhole, 7: extra = "" }: RegExpExecArray): boolean {
  const isBare = maxWhole !== undefined && !/r\$/i.test(text);
  return isBare || /\b(hora|dia|diária|semana|mês|ano)\b/iu.test(extra);
}

function isPlausible(least: number, highest: number | null): boolean {
  return least > 0 && (highest ?? least) <= most && (highest === null || highest > least);
}

function numberOf(whole: string, cents = "00"): number {
  return Number(`${whole.replaceAll(".", "")}.${cents}`);
}

function unitOf(
  said: string | undefined,
  least: number,
  contractType: Job["contractType"],
): Unit | null {
  if (said !== undefined) return units[said] ?? null;
  const monthly =
    contractType === "CLT" || contractType === "Estágio" || contractType === "Temporário";
  return monthly && least >= leastMonthly ? "MONTH" : null;
}
