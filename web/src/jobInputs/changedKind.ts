import { addDays, isoDay } from "@vagas/functions/domain/dates";
import type { JobDraftInput } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";

type OfKind = Pick<JobDraftInput, "dayWork" | "pay" | "deadline">;

/** The values of a form that follow from its kind: work of a day is tomorrow unless said otherwise, and paid by the day. */
export function changedKind({ pay }: Pick<OfKind, "pay">, dayWork: boolean, now: Date): OfKind {
  const isUnsaid = pay.kind === "negotiable" || pay.kind === "written";
  return {
    dayWork,
    pay: dayWork
      ? { ...pay, kind: isUnsaid ? "exact" : pay.kind, unit: "diária" }
      : { ...pay, unit: "mês" },
    deadline: isoDay(addDays(now, dayWork ? 1 : limits.deadlineDays.default)),
  };
}
