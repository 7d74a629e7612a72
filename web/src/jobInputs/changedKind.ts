import { addDays, isoDay } from "@vagas/functions/domain/dates";
import type { JobDraftInput } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";

type OfKind = Pick<JobDraftInput, "dayWork" | "pay" | "deadline">;

/**
 * What a form holds after its kind was changed: work of a day is paid by the day, with nothing on top, and set for
 * tomorrow; other work is paid by the month and has the usual deadline.
 */
export function changedKind({ pay }: Pick<OfKind, "pay">, dayWork: boolean, now: Date): OfKind {
  const isUnsaid = pay.kind === "negotiable" || pay.kind === "written";
  return {
    dayWork,
    pay: dayWork
      ? { ...pay, kind: isUnsaid ? "exact" : pay.kind, unit: "diária", extras: [] }
      : { ...pay, unit: "mês" },
    deadline: isoDay(addDays(now, dayWork ? 1 : limits.deadlineDays.default)),
  };
}
