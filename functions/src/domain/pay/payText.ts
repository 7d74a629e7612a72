import type { JobContent } from "../job/jobFields.ts";
import { defaultSalary, type Pay, type PayUnit, type Provision } from "./pay.ts";
import { figuresOfText, type SalaryFigures } from "./payOfText.ts";

const unitText: Record<PayUnit, string> = {
  hora: "por hora",
  diária: "a diária",
  semana: "por semana",
  mês: "por mês",
  produção: "por produção",
};

/** The amount alone: 'R$ 1.780,00 por mês', 'R$ 1.700,00 a R$ 2.200,00 por mês' or 'A combinar'. At most 80 characters. */
export function amountText(pay: Pay): string {
  if (pay.kind === "negotiable") return defaultSalary;
  if (pay.kind === "exact") return `${reaisText(pay.least)} ${unitText[pay.unit]}`;
  const unit = pay.unit === "diária" ? "por diária" : unitText[pay.unit];
  return `${reaisText(pay.least)} a ${reaisText(pay.most)} ${unit}`;
}

/**
 * The whole pay in one line: the amount, what comes on top, what is given and what is deducted.
 * 'R$ 120,00 a diária + comissão, com almoço; alojamento e transporte descontados do salário'.
 */
export function payLine(pay: Pay): string {
  const extras = enumerated(pay.extras);
  const provided = provisionsText(pay, "free");
  return [
    amountText(pay),
    extras && ` + ${extras}`,
    provided && `, com ${provided}`,
    deductionText(pay),
  ].join("");
}

/** After a semicolon, because it is not what the pay comes with: '; alimentação descontada do salário'; '' for nothing. */
function deductionText(pay: Pay): string {
  const deducted = provisionsText(pay, "deducted");
  if (deducted === "") return "";
  const ending = deducted.includes(" e ") ? "os" : deducted === "alimentação" ? "a" : "o";
  return `; ${deducted} descontad${ending} do salário`;
}

/** What is given free or deducted: 'alojamento e alimentação'; '' for nothing. */
export function provisionsText(pay: Pay, provision: Provision): string {
  const names = { housing: "alojamento", meals: mealsText(pay), transport: "transporte" };
  const kinds = ["housing", "meals", "transport"] as const;
  return enumerated(kinds.filter((kind) => pay[kind] === provision).map((kind) => names[kind]));
}

/** Who is paid by the hour or the day and goes home gets lunch; others also get other meals, or a voucher. */
function mealsText({ unit, housing }: Pay): string {
  return (unit === "diária" || unit === "hora") && housing === null ? "almoço" : "alimentação";
}

/** '3 vagas'; '' for a single one, which goes without saying. */
export function openingsText(openings: number): string {
  return openings > 1 ? `${openings} vagas` : "";
}

/** Cents as 'R$ 1.780,00'. */
export function reaisText(cents: number): string {
  return `${wholeReaisText(Math.floor(cents / 100))},${String(cents % 100).padStart(2, "0")}`;
}

/** Reais as 'R$ 1.780'. */
export function wholeReaisText(reais: number): string {
  return `R$ ${String(reais).replace(/\B(?=(\d{3})+$)/g, ".")}`;
}

/** What a job pays: as filled in, or the text of an older job as written. */
export function jobPayLine({ pay, salary }: Pick<JobContent, "pay" | "salary">): string {
  return pay ? payLine(pay) : salary;
}

/** The same without what comes on top, is given or is deducted. */
export function jobAmountText({ pay, salary }: Pick<JobContent, "pay" | "salary">): string {
  return pay ? amountText(pay) : salary;
}

/** 'a', 'a e b', 'a, b e c'; '' for nothing. */
export function enumerated(words: readonly string[]): string {
  return words.join(", ").replace(/, ([^,]*)$/, " e $1");
}

/** Hours, days and weeks in a month of pay, by decree 12.797/2025: month ÷ 220 an hour, month ÷ 30 a day. */
const perMonth = { hora: 220, diária: 30, semana: 30 / 7, mês: 1, ano: 1 / 12 };

/** A pay in cents a month, rounded, see `jobMonthlyPay`. */
export function monthlyPay(pay: Pay | SalaryFigures | null): number | null {
  if (pay === null || pay.unit === null || pay.unit === "produção") return null;
  return Math.round(pay.least * perMonth[pay.unit]);
}

type Paid = Partial<Pick<JobContent, "pay" | "salary" | "contractType">>;

/**
 * What jobs are compared by: cents a month; a range counts as its least. A week is seven of the month's thirty days. Null
 * for 'A combinar', pay by production and an ambiguous text, which have no such figure.
 */
export function jobMonthlyPay({ pay, salary = "", contractType = null }: Paid): number | null {
  return monthlyPay(pay ?? figuresOfText({ salary, contractType }));
}
