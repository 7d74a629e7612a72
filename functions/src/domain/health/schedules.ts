import { addDays, addMinutes, isoDay, isSunday, startOfDay } from "../dates.ts";

/** The schedule of each scheduled function, in Cloud Scheduler's syntax, in the town's time. */
export const schedules = {
  resendMail: "every 15 minutes",
  expireJobs: "every 1 hours",
  takeStrayClaims: "every 1 hours",
  tellSearchEngines: "every 1 hours",
  readNeighbours: "every 1 hours",
  reconcile: "every day 02:00",
  removeOrphanUploads: "every day 03:30",
  purgePersonalData: "every day 04:00",
  tendTalentBank: "every day 04:30",
  removeIdleApplicants: "every day 05:00",
  countNumbers: "every day 05:30",
  countReplies: "every day 06:00",
  sendDigest: "every day 07:00",
  sendAlerts: "every day 07:00",
  remindCompanies: "every day 08:00",
  refreshSearchTerms: "every sunday 03:00",
} as const;
export type ScheduledFunction = keyof typeof schedules;

/** When a schedule runs next after `from`. Throws for an unsupported form. */
export function nextRun(schedule: string, from: Date): Date {
  const interval = /^every (\d+) (minutes|hours)$/.exec(schedule);
  if (interval) return addMinutes(from, Number(interval[1]) * (interval[2] === "hours" ? 60 : 1));
  const daily = /^every (day|sunday) (\d\d):(\d\d)$/.exec(schedule);
  if (!daily) throw new Error(`Unknown schedule: ${schedule}`);
  const minutes = Number(daily[2]) * 60 + Number(daily[3]);
  for (let ahead = 0; ; ahead++) {
    const day = isoDay(addDays(from, ahead));
    const isItsDay = daily[1] === "day" || isSunday(day);
    const at = addMinutes(startOfDay(day), minutes);
    if (isItsDay && at > from) return at;
  }
}
