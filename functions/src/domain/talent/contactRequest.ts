import { z } from "zod";
import { documentId } from "../fields.ts";

// A company asks, through the board, for contact with a person of the talent bank.

/** The message of a request, chosen instead of typed, because nobody proved the person's address. */
export const contactMessages = ["talk", "interview", "startSoon"] as const;
export type ContactMessage = (typeof contactMessages)[number];

/** 'ended': the job left the site without an answer. A request whose person or company left is deleted instead. */
export const contactStatuses = ["waiting", "accepted", "declined", "lapsed", "ended"] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** contactRequests/{cardId}_{companyId}: one per person and company. Written by functions only. */
export const contactRequestSchema = z.object({
  id: z.string(),
  cardId: z.string(),
  companyId: z.string(),
  /** The company's name from the approved job. */
  company: z.string(),
  jobId: documentId,
  jobTitle: z.string(),
  /** The person's name from the card. */
  name: z.string(),
  message: z.enum(contactMessages),
  /** Who asked: the company, or the administrator for it. */
  origin: z.enum(["company", "admin"]),
  /** The person gave no address, so the administrator tells them. */
  withoutMail: z.literal(true).optional(),
  status: z.enum(contactStatuses),
  createdAt: z.date(),
  /** The person may answer until then, while the job is open. */
  expiresAt: z.date(),
  /** The job's deadline when the company asked, if it is earlier: until then the person can be sure. */
  sureUntil: z.date().optional(),
  /** Since when the person has no card, although they still agree to one. */
  cardGoneAt: z.date().optional(),
  answeredAt: z.date().nullable(),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

export function contactRequestId(cardId: string, companyId: string): string {
  return `${cardId}_${companyId}`;
}

const cardIdField = z.string().regex(/^[0-9a-f]{32}$/);
export const contactRequestIdField = z.string().regex(/^[0-9a-f]{32}_[A-Za-z0-9-]{1,128}$/);

/** A request by a company, or by the administrator for one. */
export const contactAskSchema = z.strictObject({
  cardId: cardIdField,
  jobId: documentId,
  message: z.enum(contactMessages),
});
export type ContactAsk = z.infer<typeof contactAskSchema>;

/**
 * 'gone': the person left the talent bank. 'jobClosed': the job accepts no applications. 'asked': this company has
 * asked before. 'tooMany': the company has too many waiting requests. 'busy': the person has.
 */
export type ContactAskAnswer = {
  state: "asked" | "sent" | "gone" | "jobClosed" | "inactive" | "tooMany" | "busy";
};

export const contactAnswers = ["yes", "no"] as const;
export type ContactAnswer = (typeof contactAnswers)[number];

/** The person's call: by the mail's link, or on the device that sent the résumé. `answer` null: only to see. */
export const contactAnswerSchema = z.union([
  z.strictObject({ token: z.string().max(1000), answer: z.enum(contactAnswers).nullable() }),
  z.strictObject({ device: z.literal(true) }),
  z.strictObject({ requestId: contactRequestIdField, answer: z.enum(contactAnswers) }),
]);
export type ContactAnswerRequest = z.input<typeof contactAnswerSchema>;

/** A request as its person sees it; times in milliseconds, as in JSON. */
export type OwnContact = {
  id: string;
  company: string;
  jobId: string;
  jobTitle: string;
  message: ContactMessage;
  origin: ContactRequest["origin"];
  status: ContactStatus;
  askedAt: number;
  until: number;
};

/** 'tooMany': this device asked too often today. */
export type ContactAnswerAnswer =
  | { state: "open" | "answered"; contact: OwnContact }
  | { state: "closed"; contact: OwnContact }
  | { state: "list"; contacts: OwnContact[] }
  | { state: "forged" | "gone" | "tooMany" };

/** `job`: as it is now, if it is known. */
export function ownContact(request: ContactRequest, job: Dated | null = null): OwnContact {
  const { id, company, jobId, jobTitle, message, origin, status, createdAt } = request;
  return {
    id,
    company,
    jobId,
    jobTitle,
    message,
    origin,
    status,
    askedAt: createdAt.getTime(),
    until: answerBy(request, job).getTime(),
  };
}

type Dated = { expiresAt: Date };

/**
 * Until when the person is asked to answer: the request's end, or its job's deadline if that is earlier. Without the `job` as
 * it is now, the deadline is that of the day of the request; a job that is renewed gives more time.
 */
export function answerBy(
  { expiresAt, sureUntil }: Pick<ContactRequest, "expiresAt" | "sureUntil">,
  job: Dated | null = null,
): Date {
  if (job === null) return sureUntil ?? expiresAt;
  return job.expiresAt < expiresAt ? job.expiresAt : expiresAt;
}

/** Whether the person may still answer. */
export function isWaiting(
  { status, expiresAt }: Pick<ContactRequest, "status" | "expiresAt">,
  now: Date,
): boolean {
  return status === "waiting" && expiresAt.getTime() > now.getTime();
}
