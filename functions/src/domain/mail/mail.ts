import { z } from "zod";
import { accountLinkSchema } from "../account/accountMailRequest.ts";

/** mail/{id}: one message to send; the shape of the Trigger Email extension. */
export const mailSchema = z.object({
  to: z.array(z.string()),
  replyTo: z.string().nullable(),
  message: z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    /** Files of the bucket by path; the bytes are read when the mail is sent. */
    attachments: z.array(z.object({ filename: z.string(), storagePath: z.string() })),
  }),
  /** What it says instead when it is sent and this file is not there, or is not what its name says. */
  withoutFile: z
    .object({ storagePath: z.string(), subject: z.string(), text: z.string(), html: z.string() })
    .optional(),
  /** What its link lets the reader do with an account: Auth makes the code while the mail is sent, and it is written nowhere. */
  accountLink: accountLinkSchema.optional(),
  /** Not sent before: what it is about may be taken back until then. */
  notBefore: z.date().optional(),
  /** When what it says stops being true: later it is not sent any more. */
  goodUntil: z.date().optional(),
  createdAt: z.date(),
  delivery: z
    .object({
      /** DOUBTFUL: the server may have taken it, and nobody knows; of ours, the others are the extension's. */
      state: z.enum(["PENDING", "PROCESSING", "SUCCESS", "ERROR", "RETRY", "DOUBTFUL"]),
      attempts: z.int(),
      startTime: z.date(),
      endTime: z.date().nullable(),
      leaseExpireTime: z.date().nullable(),
      error: z.string().nullable(),
      /** Attempts of which nobody knows whether the server took the message; missing: none. */
      doubts: z.int().optional(),
      /** When a doubtful one is tried once more; null or missing: never. */
      retryTime: z.date().nullable().optional(),
      /** When the administrator set it aside; missing: not. */
      givenUpAt: z.date().optional(),
      info: z.object({ messageId: z.string() }).nullable(),
    })
    .nullable(),
});
export type Mail = z.infer<typeof mailSchema>;
