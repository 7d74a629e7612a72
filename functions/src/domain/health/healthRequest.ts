import { z } from "zod";

/** A mail's id may hold an application's id and its file's name: it is longer than others, and contains '_'. */
const troubleId = z.string().regex(/^[\w-]{1,400}$/);

/** The administrator's requests on the page 'Saúde do site'; `id` names a mail or a note of stuck work. */
export const healthRequestSchema = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("read") }),
  z.strictObject({ act: z.enum(["sendMail", "giveUpMail", "retry", "setAside"]), id: troubleId }),
]);
export type HealthRequest = z.infer<typeof healthRequestSchema>;
export type HealthAct = Exclude<HealthRequest["act"], "read">;

/**
 * `gone`: nothing is left to do; `busy`: in progress; `outdated`: too late to send; `stuck`: failed again;
 * `byItself`: the next run does it.
 */
export type HealthOutcome = "done" | "gone" | "busy" | "outdated" | "stuck" | "byItself";
