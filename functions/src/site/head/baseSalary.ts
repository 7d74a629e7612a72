import type { Job } from "../../domain/job/job.ts";
import { figuresOfText, type SalaryFigures } from "../../domain/job/payOfText.ts";

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

const units: Partial<Record<SalaryFigures["unit"], Unit>> = {
  hora: "HOUR",
  diária: "DAY",
  semana: "WEEK",
  mês: "MONTH",
  ano: "YEAR",
};

/** The employer's figure for Google for Jobs, or null if the text is ambiguous or the pay is by production. */
export function baseSalary(job: Pick<Job, "salary" | "contractType">): BaseSalary | null {
  const figures = figuresOfText(job);
  const unitText = figures && units[figures.unit];
  if (figures === null || !unitText) return null;
  const [least, most] = [figures.least / 100, (figures.most ?? 0) / 100];
  const figure = figures.most === null ? { value: least } : { minValue: least, maxValue: most };
  return {
    "@type": "MonetaryAmount",
    currency: "BRL",
    value: { "@type": "QuantitativeValue", ...figure, unitText },
  };
}
