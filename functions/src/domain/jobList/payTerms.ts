import type { Job } from "../job/job.ts";
import type { JobFilters } from "./jobFilters.ts";
import { jobMonthlyPay } from "../pay/payText.ts";

// A list by pay is found by search terms, so it needs no index of its own and joins with every other filter.

/** What a list may ask for at least, in reais a month. */
export const paySteps = [1_500, 1_800, 2_000, 2_500, 3_000, 4_000, 5_000] as const;

/** Begins the terms of pay; no typed word contains it. */
const payMark = "$";

type Paid = Partial<Pick<Job, "pay" | "salary" | "contractType">>;

/** Whether a job says what it pays; a text that fits no pattern does if it has a figure. */
function statesPay({ pay, salary = "" }: Paid): boolean {
  return pay ? pay.kind !== "negotiable" : /\d/.test(salary);
}

/** The search terms by which lists find a job by its pay: '$' if it states any, '$1800' from R$ 1.800,00 a month. */
export function payTerms(job: Paid): string[] {
  const cents = jobMonthlyPay(job) ?? 0;
  const reached = paySteps.filter((step) => cents >= step * 100);
  return [...(statesPay(job) ? [""] : []), ...reached].map((step) => `${payMark}${step}`);
}

type Asked = Pick<JobFilters, "withSalary" | "leastPay">;

/** The term of the jobs that are paid as a list asks, or a little less if its amount is no step; null if it does not ask. */
export function payTermFor({ withSalary, leastPay }: Asked): string | null {
  if (leastPay === 0) return withSalary ? payMark : null;
  return `${payMark}${paySteps.findLast((step) => step <= leastPay) ?? ""}`;
}

/** Whether the term finds just the jobs that are paid as a list asks. */
export function isPayStep(leastPay: number): boolean {
  return leastPay === 0 || (paySteps as readonly number[]).includes(leastPay);
}

/** Whether a job is paid as a list asks. */
export function isPaidAs(job: Paid, { withSalary, leastPay }: Asked): boolean {
  if (leastPay > 0) return (jobMonthlyPay(job) ?? 0) >= leastPay * 100;
  return !withSalary || statesPay(job);
}
