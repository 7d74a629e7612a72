import { z } from "zod";
import { phoneField } from "../fields.ts";
import type { Erased, SentData } from "./ownData.ts";

// 'Pedidos de titulares': what the administrator does for a person who gave no e-mail address and lost the phone.

const phone = phoneField("Telefone inválido");

/** 'erase': these of the applications under the number, because a family may share one. */
export const personDataRequestSchema = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("read"), phone }),
  z.strictObject({
    act: z.literal("erase"),
    phone,
    applicationIds: z
      .array(z.string().regex(/^[A-Za-z0-9-]{1,80}_[^/]{1,128}$/))
      .min(1)
      .max(200),
  }),
]);
export type PersonDataRequest = z.input<typeof personDataRequestSchema>;

export type PersonDataAnswer = { state: "open"; data: SentData } | Erased;
