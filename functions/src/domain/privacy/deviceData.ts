import { z } from "zod";
import { limits } from "../limits.ts";
import { correctionSchema, type Erased, sharedActs, type SharedAnswer } from "./ownData.ts";

// 'Meus dados deste aparelho': what the anonymous account of a device may see and do with what it sent.

/** `of`: the name on the applications to correct, because several people may use one device. */
export const deviceActSchema = z.discriminatedUnion("act", [
  ...sharedActs,
  z.strictObject({
    act: z.literal("correct"),
    of: z.string().max(limits.candidateName.max),
    ...correctionSchema.shape,
  }),
  z.strictObject({ act: z.literal("erase") }),
]);
export type DeviceAct = z.input<typeof deviceActSchema>;

/**
 * 'notDevice': no anonymous account calls. 'tooMany': this account called too often today. 'missing' also answers
 * for a person without an application.
 */
export type DeviceDataAnswer = SharedAnswer | Erased | { state: "notDevice" | "tooMany" };
