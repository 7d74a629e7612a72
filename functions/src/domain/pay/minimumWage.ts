import { isoDay } from "../visitorDates.ts";
import type { Job } from "../job/job.ts";
import { negotiablePay, type Pay, type PayUnit } from "./pay.ts";
import { amountText } from "./payText.ts";

/** The minimum wage from a day on, in cents. */
type MinimumWage = { from: string; month: number; day: number; hour: number };

/** In order of their days; each decree's figures. A new one comes into force on 1 January. */
const minimumWages: readonly [MinimumWage, ...MinimumWage[]] = [
  // Decreto 12.797 of 23 December 2025.
  { from: "2026-01-01", month: 1_621_00, day: 54_04, hour: 7_37 },
];

/** The one in force at a time, on the town's calendar; before the first, the first. */
export function minimumWageAt(now: Date): MinimumWage {
  const today = isoDay(now);
  return minimumWages.findLast(({ from }) => from <= today) ?? minimumWages[0];
}

/** Whether the list has no minimum wage for the present year: each year has its own. */
export function lacksMinimumWage(now: Date): boolean {
  return minimumWageAt(now).from.slice(0, 4) < isoDay(now).slice(0, 4);
}

type Paid = Pick<Job, "title" | "pay" | "contractType" | "workload">;

/** 'Meio período (20-30h semanais)': the fewest hours of the 44 of a full week, so that what is told is certain. */
const partTime = { hours: 20, of: 44 };

/**
 * Whether a job certainly pays less than the minimum wage, a range by its least. Half a day's work is measured in
 * proportion. A trainee's grant is no wage; pay by production has no such measure.
 */
export function isBelowMinimum(job: Paid, now: Date): boolean {
  const { pay, workload } = job;
  if (pay === null || pay.unit === null || pay.unit === "produção" || isTrainee(job)) return false;
  const whole = minimumOf(pay.unit, now);
  const isPart = pay.unit !== "hora" && workload?.startsWith("Meio período");
  return isPart ? pay.least * partTime.of < whole * partTime.hours : pay.least < whole;
}

function isTrainee({ title, contractType }: Paid): boolean {
  return contractType === "Estágio" || /\baprendiz/i.test(title);
}

/** Cents. A week is seven of the month's thirty days. */
function minimumOf(unit: Exclude<PayUnit, "produção">, now: Date): number {
  const { month, day, hour } = minimumWageAt(now);
  return { hora: hour, diária: day, semana: Math.floor((month * 7) / 30), mês: month }[unit];
}

/** The warning beside the pay of a job that is below the minimum wage; null if it is not. */
export function minimumWageWarning(job: Paid, now: Date): string | null {
  if (job.pay === null || !isBelowMinimum(job, now)) return null;
  return belowMinimumText(minimumPayText(job.pay, now)!);
}

export function belowMinimumText(minimum: string): string {
  return `Abaixo do salário mínimo (${minimum}). Confira o valor ou a carga horária.`;
}

/** The minimum wage by a pay's unit, such as 'R$ 1.621,00 por mês'; null if it has none. */
export function minimumPayText({ unit }: Pay, now: Date): string | null {
  if (unit === null || unit === "produção") return null;
  const least = minimumOf(unit, now);
  return amountText({ ...negotiablePay, kind: "exact", least, most: null, unit });
}
