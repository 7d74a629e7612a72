import { z } from "zod";
import { documentId } from "../fields.ts";

/** What the administrator asks of the page 'Saúde do site'; `id` is that of a mail or of a note of work that was given up. */
export const healthRequestSchema = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("read") }),
  z.strictObject({ act: z.enum(["sendMail", "giveUpMail", "retry", "setAside"]), id: documentId }),
]);
export type HealthRequest = z.infer<typeof healthRequestSchema>;
export type HealthAct = Exclude<HealthRequest["act"], "read">;

/** `gone`: nothing is left to do; `busy`: it is being done; `outdated`: too late to send it; `stuck`: it failed as before; `byItself`: the next round does it. */
export type HealthOutcome = "done" | "gone" | "busy" | "outdated" | "stuck" | "byItself";
