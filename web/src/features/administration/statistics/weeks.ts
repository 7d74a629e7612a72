import { formatDayAndMonth, mondayOf, startOfDay } from "@vagas/functions/domain/dates";

/** The last `count` weeks on the town's calendar, Monday to Sunday, oldest first; the last is the present one. */
export function lastWeeks(now: Date, count: number): { from: Date; to: Date }[] {
  return Array.from({ length: count }, (_, i) => {
    const ago = count - 1 - i;
    return {
      from: startOfDay(mondayOf(now, -ago)),
      to: startOfDay(mondayOf(now, 1 - ago)),
    };
  });
}

/** The date of its Monday: '16/11'. */
export function weekLabel(from: Date): string {
  return formatDayAndMonth(from);
}

/** The highest count of any week, of applications or jobs: the common scale of their charts; 1 if all are 0. */
export function mostOf(weeks: readonly { applications: number; jobs: number }[]): number {
  return Math.max(1, ...weeks.flatMap(({ applications, jobs }) => [applications, jobs]));
}
