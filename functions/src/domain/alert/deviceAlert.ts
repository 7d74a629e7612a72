import { z } from "zod";
import { addDays } from "../dates.ts";
import { documentId } from "../fields.ts";
import { retention } from "../privacy/retention.ts";
import { nextAlertAt } from "./alert.ts";
import { alertRhythms } from "./alertChoices.ts";

/** deviceAlerts/{id}: tells an installed application of the new jobs of a list, without an address. */
export const deviceAlertSchema = z.object({
  id: documentId,
  /** The Firebase Installation ID to which messages are sent. */
  device: z.string(),
  /** The list's address as `alertList` writes it; '': every job. */
  list: z.string(),
  every: z.enum(alertRhythms),
  /** Ends and renews the alert. Only its device has it. */
  secret: z.string(),
  createdAt: z.date(),
  /** Jobs first listed before this instant were handled; of those at this instant, the ones with ids up to `toldId`. */
  toldUntil: z.date(),
  toldId: z.string(),
  /** When its next message may be sent. */
  dueAt: z.date(),
  /** When the database deletes it, unless a visit renews it. */
  expiresAt: z.date(),
});
export type DeviceAlert = z.infer<typeof deviceAlertSchema>;

/** A new alert of a device. `before`: the one of the same list that it replaces, and after which it goes on. */
export function newDeviceAlert(
  asked: Pick<DeviceAlert, "id" | "device" | "list" | "every" | "secret">,
  before: DeviceAlert | null,
  now: Date,
): DeviceAlert {
  return {
    ...asked,
    createdAt: now,
    toldUntil: before?.toldUntil ?? now,
    toldId: before?.toldId ?? "",
    dueAt: nextAlertAt(asked.every, now),
    expiresAt: addDays(now, retention.deviceAlert),
  };
}

/** What a visit changes. The browser may have given the application another id. */
export function renewedDeviceAlert(
  device: string,
  now: Date,
): Pick<DeviceAlert, "device" | "expiresAt"> {
  return { device, expiresAt: addDays(now, retention.deviceAlert) };
}
