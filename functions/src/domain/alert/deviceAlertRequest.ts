import { z } from "zod";
import { documentId } from "../fields.ts";
import { limits } from "../limits.ts";
import { alertRhythms } from "./alertChoices.ts";

// What an installed application asks of its alerts, and the answers.

/** As Firebase's SDK makes them: 17 random bytes, of which the first four bits are fixed. */
const device = z.string().regex(/^[cdef][\w-]{21}$/);

/** How a device proves that an alert is its own. */
const own = z.strictObject({ id: documentId, secret: z.string().max(40) });

export const deviceAlertActSchema = z.discriminatedUnion("act", [
  z.strictObject({
    act: z.literal("keep"),
    device,
    list: z.string().max(limits.alerts.list),
    every: z.enum(alertRhythms),
  }),
  z.strictObject({
    act: z.literal("renew"),
    device,
    alerts: z.array(own).max(limits.alerts.anAddress),
  }),
  z.strictObject({ act: z.literal("stop"), alerts: z.array(own).max(limits.alerts.anAddress) }),
]);
export type DeviceAlertAct = z.input<typeof deviceAlertActSchema>;

export type DeviceAlertAnswer =
  | { state: "kept"; id: string; secret: string }
  /** 'full': the device has as many as it may; 'tooMany': from this network, this hour. */
  | { state: "full" | "tooMany" | "stopped" }
  /** `gone`: the ids of those that have ended. */
  | { state: "renewed"; gone: string[] };
