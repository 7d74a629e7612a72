import { isoDay } from "@vagas/functions/domain/dates";
import { town } from "@vagas/functions/domain/town";
import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);
dayjs.extend(timezone);

/** The last `count` weeks on the town's calendar, Monday to Sunday, oldest first; the last is the present one. */
export function lastWeeks(now: Date, count: number): { from: Date; to: Date }[] {
  const today = dayjs.tz(isoDay(now), town.timeZone);
  const monday = today.subtract((today.day() + 6) % 7, "day");
  return Array.from({ length: count }, (_, i) => {
    const from = monday.subtract(count - 1 - i, "week");
    return { from: from.toDate(), to: from.add(1, "week").toDate() };
  });
}

/** The date of its Monday: '16/11'. */
export function weekLabel(from: Date): string {
  return dayjs(from).tz(town.timeZone).format("DD/MM");
}

/** The highest count of any week, of applications or jobs: the common scale of their charts; 1 if all are 0. */
export function mostOf(weeks: readonly { applications: number; jobs: number }[]): number {
  return Math.max(1, ...weeks.flatMap(({ applications, jobs }) => [applications, jobs]));
}
