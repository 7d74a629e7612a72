import { z } from "zod";
import { emailField } from "../fields.ts";
import { limits } from "../limits.ts";
import { type AlertRhythm, alertRhythms, leavingReasons } from "./alertChoices.ts";

// What pages ask of alerts, and the answers.

/** The form that asks for an alert. `list`: the query of a list's address. */
export const alertRequestSchema = z.strictObject({
  email: emailField,
  list: z.string().max(limits.alerts.list),
  every: z.enum(alertRhythms),
});
export type AlertRequest = z.input<typeof alertRequestSchema>;

/** 'tooMany': from this network, this hour. It reveals nothing about the address. */
export type AlertRequestAnswer = { state: "sent" | "tooMany" };

/**
 * The purposes of signed links: to confirm an alert, to keep it after its year, to say whether it helped, and why it was
 * left.
 */
export const alertPurposes = ["alert", "keepAlert", "helped", "left"] as const;

const token = z.string().max(1000);

/** 'look' and 'lookLeaving' change nothing. `leave`: the alert's own token. */
export const alertActSchema = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("look"), token }),
  z.strictObject({ act: z.literal("confirm"), token }),
  z.strictObject({ act: z.literal("answer"), token, helped: z.boolean() }),
  z.strictObject({ act: z.literal("lookLeaving"), leave: token }),
  z.strictObject({ act: z.literal("leave"), leave: token }),
  z.strictObject({ act: z.literal("tellWhy"), token, reason: z.enum(leavingReasons) }),
]);
export type AlertAct = z.input<typeof alertActSchema>;

/** An alert as its page says it. */
export type ShownAlert = { list: string; every: AlertRhythm };

export type AlertAnswer =
  /** What the link would do. */
  | { state: "open"; purpose: "alert" | "keepAlert" | "leave"; alert: ShownAlert }
  | { state: "question" }
  | { state: "confirmed" | "kept"; alert: ShownAlert }
  /** The address has as many alerts as it may. */
  | { state: "full" }
  | { state: "counted" }
  /** `why`: the token that says why. */
  | { state: "left"; why: string }
  /** 'gone': there is no such alert any more. */
  | { state: "forged" | "expired" | "used" | "gone" };
