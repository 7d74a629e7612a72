import { z } from "zod";
import { documentId } from "../fields.ts";

// A company asks, by way of the board, to be put in touch with a person of the talent bank.

/** What a company says with its request, chosen and not typed: nobody proved that the address is the person's. */
export const contactMessages = ["talk", "interview", "startSoon"] as const;
export type ContactMessage = (typeof contactMessages)[number];

/**
 * 'ended': nobody answered, and the job ended first. A request whose person or company left is deleted instead.
 */
export const contactStatuses = ["waiting", "accepted", "declined", "lapsed", "ended"] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** contactRequests/{cardId}_{companyId}: one per person and company. Written by functions alone. */
export const contactRequestSchema = z.object({
  id: z.string(),
  cardId: z.string(),
  companyId: z.string(),
  /** The company's name as the approved job gives it. */
  company: z.string(),
  jobId: documentId,
  jobTitle: z.string(),
  /** The card's name of the person. */
  name: z.string(),
  message: z.enum(contactMessages),
  /** Who asked: the company, or the administrator for it. */
  origin: z.enum(["company", "admin"]),
  status: z.enum(contactStatuses),
  createdAt: z.date(),
  /** Until when the person may answer. */
  expiresAt: z.date(),
  answeredAt: z.date().nullable(),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

export function contactRequestId(cardId: string, companyId: string): string {
  return `${cardId}_${companyId}`;
}

const cardIdField = z.string().regex(/^[0-9a-f]{32}$/);
export const contactRequestIdField = z.string().regex(/^[0-9a-f]{32}_[A-Za-z0-9-]{1,128}$/);

/** What a company, or the administrator for one, asks for. */
export const contactAskSchema = z.strictObject({
  cardId: cardIdField,
  jobId: documentId,
  message: z.enum(contactMessages),
});
export type ContactAsk = z.infer<typeof contactAskSchema>;

/**
 * 'gone': the person left the talent bank. 'jobClosed': the job takes no applications. 'asked': this company has asked
 * before. 'tooMany': so many of the company's requests wait. 'busy': so many requests wait for the person.
 */
export type ContactAskAnswer = {
  state: "asked" | "sent" | "gone" | "jobClosed" | "inactive" | "tooMany" | "busy";
};

export const contactAnswers = ["yes", "no"] as const;
export type ContactAnswer = (typeof contactAnswers)[number];

/** What a person asks for: by the link of the mail, or on the device that the résumé was sent from. `answer` null: only to see. */
export const contactAnswerSchema = z.union([
  z.strictObject({ token: z.string().max(1000), answer: z.enum(contactAnswers).nullable() }),
  z.strictObject({ device: z.literal(true) }),
  z.strictObject({ requestId: contactRequestIdField, answer: z.enum(contactAnswers) }),
]);
export type ContactAnswerRequest = z.input<typeof contactAnswerSchema>;

/** A request as its person sees it; instants in milliseconds, as JSON carries them. */
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

export type ContactAnswerAnswer =
  | { state: "open" | "answered"; contact: OwnContact }
  | { state: "closed"; contact: OwnContact }
  | { state: "list"; contacts: OwnContact[] }
  | { state: "forged" | "gone" };

export function ownContact(request: ContactRequest): OwnContact {
  const { id, company, jobId, jobTitle, message, origin, status, createdAt, expiresAt } = request;
  return {
    id,
    company,
    jobId,
    jobTitle,
    message,
    origin,
    status,
    askedAt: createdAt.getTime(),
    until: expiresAt.getTime(),
  };
}

/** Whether the person may still answer. */
export function isWaiting(
  { status, expiresAt }: Pick<ContactRequest, "status" | "expiresAt">,
  now: Date,
): boolean {
  return status === "waiting" && expiresAt.getTime() > now.getTime();
}
