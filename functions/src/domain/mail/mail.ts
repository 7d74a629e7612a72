import { z } from "zod";
import { answerStages } from "../application/stage.ts";
import { accountLinkSchema } from "../account/accountMailRequest.ts";

/** mail/{id}: one message to send; the format of the Trigger Email extension. */
export const mailSchema = z.object({
  to: z.array(z.string()),
  /** The company that it is for, or whose account; it is removed with that. Absent for a person's and the administrator's. */
  companyId: z.string().optional(),
  replyTo: z.string().nullable(),
  message: z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    /** Files of the bucket by path; the bytes are read when the mail is sent. */
    attachments: z.array(z.object({ filename: z.string(), storagePath: z.string() })),
  }),
  /** The text if this file is missing, or is not what its name says, when the mail is sent. */
  withoutFile: z
    .object({ storagePath: z.string(), subject: z.string(), text: z.string(), html: z.string() })
    .optional(),
  /** The purpose of its account link: Auth makes the code while the mail is sent, and no document holds it. */
  accountLink: accountLinkSchema.optional(),
  /** Not sent before: until then, what it is about may be taken back. */
  notBefore: z.date().optional(),
  /** Not sent after: its content is no longer true. */
  goodUntil: z.date().optional(),
  /** Sent only while this application has this file and this stage, and its company still has it. */
  onlyWhile: z
    .object({ candidateId: z.string(), resumePath: z.string(), stage: z.enum(answerStages) })
    .optional(),
  /** The alert that it is about; it is sent only while that exists. */
  alert: z
    .object({
      id: z.string(),
      /** The day on which it counts as a mail of an alert, 'YYYY-MM-DD'. */
      day: z.string().optional(),
      /** Leaves the alert by one touch, in mail programs that offer it. */
      leaveUrl: z.string().optional(),
    })
    .optional(),
  /** Its part about each job. Parts about jobs that are no longer open are left out; without any, it is not sent. */
  aboutJobs: z.array(z.object({ id: z.string(), text: z.string(), html: z.string() })).optional(),
  /** Removed then, sooner than other mails. */
  removeAt: z.date().optional(),
  createdAt: z.date(),
  delivery: z
    .object({
      /** DOUBTFUL: the server may have accepted it; ours, the others are the extension's. */
      state: z.enum(["PENDING", "PROCESSING", "SUCCESS", "ERROR", "RETRY", "DOUBTFUL"]),
      attempts: z.int(),
      startTime: z.date(),
      endTime: z.date().nullable(),
      leaseExpireTime: z.date().nullable(),
      error: z.string().nullable(),
      /** Attempts with an unknown outcome; absent: none. */
      doubts: z.int().optional(),
      /** When a doubtful mail is retried; null or absent: never. */
      retryTime: z.date().nullable().optional(),
      /** When the administrator dismissed it; absent: not. */
      givenUpAt: z.date().optional(),
      info: z.object({ messageId: z.string() }).nullable(),
    })
    .nullable(),
});
export type Mail = z.infer<typeof mailSchema>;
