import { z } from "zod";
import { addDays, addMinutes, isoDay, mondayOf, startOfDay } from "../dates.ts";
import { documentId } from "../fields.ts";
import { retention } from "../privacy/retention.ts";
import { type AlertRhythm, alertRhythms } from "./alertChoices.ts";

/** alerts/{id}: mails the new jobs of a list to an address. */
export const alertSchema = z.object({
  id: documentId,
  email: z.string(),
  /** The list's address as `alertList` writes it; '': every job. */
  list: z.string(),
  every: z.enum(alertRhythms),
  /** Leaves the alert. Only mails to its address contain it. */
  leaveToken: z.string(),
  createdAt: z.date(),
  /** Null: its address has not confirmed it. */
  confirmedAt: z.date().nullable(),
  /**
   * Jobs first listed before this instant were handled; of those at this instant, the ones with ids up to `toldId`. Null:
   * unconfirmed.
   */
  toldUntil: z.date().nullable(),
  toldId: z.string(),
  /** When its next mail may be written; null: unconfirmed. */
  dueAt: z.date().nullable(),
  /** When its address is asked whether to go on; null: unconfirmed, or asked. */
  askAt: z.date().nullable(),
  /** When the database deletes it; null: no date is set. */
  expiresAt: z.date().nullable(),
});
export type Alert = z.infer<typeof alertSchema>;

/** The town's hour at which alerts are mailed; schedules.ts has the same. */
const alertHour = 7;

/** When an alert's next mail may be written: at the town's next such hour, weekly ones on a Monday. */
export function nextAlertAt(every: AlertRhythm, now: Date): Date {
  const [first, second] =
    every === "day" ? [isoDay(now), isoDay(addDays(now, 1))] : [mondayOf(now, 0), mondayOf(now, 1)];
  const at = mailedOn(first);
  return at > now ? at : mailedOn(second);
}

function mailedOn(day: string): Date {
  return addMinutes(startOfDay(day), alertHour * 60);
}

/** A new alert, which waits for its address to confirm it. */
export function newAlert(
  asked: Pick<Alert, "id" | "email" | "list" | "every" | "leaveToken">,
  now: Date,
): Alert {
  return {
    ...asked,
    createdAt: now,
    confirmedAt: null,
    toldUntil: null,
    toldId: "",
    dueAt: null,
    askAt: null,
    expiresAt: addDays(now, retention.unconfirmedAlert),
  };
}

type Confirmed = Pick<
  Alert,
  "confirmedAt" | "toldUntil" | "toldId" | "dueAt" | "askAt" | "expiresAt"
>;

/**
 * What a confirmation changes: jobs listed since the request are told. `before`: the same list's earlier alert, which this
 * one replaces, and after which it goes on.
 */
export function confirmedAlert(alert: Alert, before: Alert | null, now: Date): Confirmed {
  return {
    confirmedAt: before?.confirmedAt ?? now,
    toldUntil: before?.toldUntil ?? alert.createdAt,
    toldId: before?.toldId ?? "",
    dueAt: nextAlertAt(alert.every, now),
    ...keptAlert(now),
  };
}

/** What a yes to 'Quer continuar?' changes. */
export function keptAlert(now: Date): Pick<Alert, "askAt" | "expiresAt"> {
  return { askAt: addDays(now, retention.alert), expiresAt: null };
}

/** What the question whether to go on changes: without a yes the alert ends. */
export function askedAlert(now: Date): Pick<Alert, "askAt" | "expiresAt"> {
  return { askAt: null, expiresAt: addDays(now, retention.alertQuestion) };
}
