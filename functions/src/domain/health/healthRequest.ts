import { z } from "zod";
import { documentId } from "../fields.ts";

/** The administrator's requests on the page 'Saúde do site'; `id` names a mail or a note of stuck work. */
export const healthRequestSchema = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("read") }),
  z.strictObject({ act: z.enum(["sendMail", "giveUpMail", "retry", "setAside"]), id: documentId }),
]);
export type HealthRequest = z.infer<typeof healthRequestSchema>;
export type HealthAct = Exclude<HealthRequest["act"], "read">;

/**
 * `gone`: nothing is left to do; `busy`: in progress; `outdated`: too late to send; `stuck`: failed again;
 * `byItself`: the next run does it.
 */
export type HealthOutcome = "done" | "gone" | "busy" | "outdated" | "stuck" | "byItself";
