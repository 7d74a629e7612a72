import { addDays, endOfDay, isoDay } from '@vagas/functions/domain/dates';

/** The last `count` weeks on the town's calendar, Monday to Sunday, oldest first; the last is the present one. */
export function lastWeeks(now: Date, count: number): { from: Date; to: Date }[] {
  const today = isoDay(now);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const startOf = (daysAgo: number) => new Date(endOfDay(isoDay(addDays(new Date(`${today}T12:00:00Z`), -daysAgo - 1))).getTime() + 1);
  return Array.from({ length: count }, (_, i) => {
    const daysAgo = sinceMonday + 7 * (count - 1 - i);
    return { from: startOf(daysAgo), to: startOf(daysAgo - 7) };
  });
}

/** '16/11' */
export function weekLabel(from: Date): string {
  const [, month, day] = isoDay(from).split('-');
  return `${day}/${month}`;
}
