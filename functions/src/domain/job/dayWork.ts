import { town } from "../town.ts";
import type { Job } from "./job.ts";

// Work of one day, whose date is the day of the job's deadline. Every page that shows a job loads this file.

const dayFormat = new Intl.DateTimeFormat("pt-BR", {
  timeZone: town.timeZone,
  weekday: "short",
  day: "2-digit",
  month: "2-digit",
});

/** 'sáb., 28/11' on the town's calendar. */
export function workDayText(day: Date): string {
  return dayFormat.format(day);
}

/** '4 pessoas'. */
export function peopleText(people: number): string {
  return people === 1 ? "1 pessoa" : `${people} pessoas`;
}

type DayWork = Pick<Job, "dayWork" | "expiresAt" | "openings">;

/** 'Diária · sáb., 28/11 · 4 pessoas'; '' for other jobs. */
export function dayWorkText({ dayWork, expiresAt, openings }: DayWork): string {
  return dayWork ? `Diária · ${workDayText(expiresAt)} · ${peopleText(openings)}` : "";
}
