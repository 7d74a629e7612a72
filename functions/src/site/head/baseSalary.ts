import type { Job } from "../../domain/job/job.ts";
import { figuresOfText, type SalaryFigures } from "../../domain/pay/payOfText.ts";

type BaseSalary = {
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

/**
 * The employer's figure for Google for Jobs: the job's pay, or a text's figures that a pay has no place for. Null for
 * 'A combinar', pay by production and an ambiguous text.
 */
export function baseSalary(job: Pick<Job, "pay" | "salary" | "contractType">): BaseSalary | null {
  const figures = job.pay ?? figuresOfText(job);
  if (figures === null || figures.unit === null) return null;
  const unitText = units[figures.unit];
  if (!unitText) return null;
  const [least, most] = [figures.least / 100, (figures.most ?? 0) / 100];
  const figure = figures.most === null ? { value: least } : { minValue: least, maxValue: most };
  return {
    "@type": "MonetaryAmount",
    currency: "BRL",
    value: { "@type": "QuantitativeValue", ...figure, unitText },
  };
}
