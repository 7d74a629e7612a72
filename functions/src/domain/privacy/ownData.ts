import { z } from "zod";
import type { AlertRhythm } from "../alert/alertChoices.ts";
import type { CandidateStage } from "../application/stage.ts";
import {
  contactAnswers,
  contactRequestIdField,
  type OwnContact,
} from "../talent/contactRequest.ts";
import type { WrittenResume } from "../writtenResume/writtenResume.ts";
import { documentId, emailField, personName, phoneField } from "../fields.ts";
import type { ApprovalStatus } from "../job/job.ts";
import type { ReportReason } from "../report/reportReasons.ts";

// 'Meus dados': what a person without an account may see and do with all data under an e-mail address.

/** The form that requests a link. */
export const ownDataRequestSchema = z.strictObject({ email: emailField });

/** 'tooMany': by this account, today. It reveals nothing about the address. */
export type OwnDataRequestAnswer = { state: "sent" | "tooMany" };

/** The form that corrects data. */
export const correctionSchema = z.strictObject({
  name: personName,
  phone: phoneField("Telefone inválido"),
});

/** An application's id as `candidateId` makes it. */
const applicationId = z.string().regex(/^[A-Za-z0-9-]{1,80}_[^/]{1,128}$/);

/** Requests that need no more than the proof of whose data it is, by a mailed link or by the device. */
export const sharedActs = [
  z.strictObject({ act: z.literal("read") }),
  z.strictObject({ act: z.literal("leaveJob"), applicationId }),
  z.strictObject({ act: z.literal("leaveTalentPool"), applicationId }),
  z.strictObject({ act: z.literal("file"), applicationId }),
  z.strictObject({
    act: z.literal("answerContact"),
    requestId: contactRequestIdField,
    answer: z.enum(contactAnswers),
  }),
] as const;
export type SharedAct = z.output<(typeof sharedActs)[number]>;

/**
 * A request by a link's holder; 'look' changes nothing and does not count as a use. A receipt's link only does
 * 'confirm'.
 */
export const ownDataActSchema = z.discriminatedUnion("act", [
  ...sharedActs,
  z.strictObject({ act: z.literal("look") }),
  z.strictObject({ act: z.literal("confirm") }),
  z.strictObject({ act: z.literal("correct"), ...correctionSchema.shape }),
  z.strictObject({ act: z.literal("leaveAlert"), alertId: documentId }),
  z.strictObject({ act: z.literal("askErasure") }),
  z.strictObject({ act: z.literal("erase"), code: z.string().regex(/^\d{6}$/) }),
]);
export type OwnDataAct = z.input<typeof ownDataActSchema>;

/** One application as its person sees it; times in milliseconds, as in JSON. */
export type OwnApplication = {
  id: string;
  sentAt: number;
  name: string;
  /** Null: none was given. */
  email: string | null;
  phone: string;
  coverLetter: string;
  /** The answers of a résumé written on the site, null with a file of one's own. */
  writtenResume: WrittenResume | null;
  /** Null: to the talent bank. */
  jobTitle: string | null;
  /** Who may read it besides the administrator; null: nobody. */
  company: string | null;
  isWithCompany: boolean;
  /** As its person was told. */
  stage: CandidateStage;
  /** The numbers of the present answer; null: the stage is none, or nobody noted them. */
  answer: { applications: number; openings: number | null } | null;
  /** The company's note about the person, or ''. */
  companyNote: string;
  resumeName: string;
  /** Bytes. */
  resumeSize: number;
  resumeMissing: boolean;
  /** The administrator's decision on the résumé, null without a record. */
  decision: ApprovalStatus | null;
  inTalentPool: boolean;
  consent: { version: string; at: number; talentPool: boolean };
};

/** A report of a job by the account that sent an application. */
export type OwnReport = { jobTitle: string; reason: ReportReason; words: string; sentAt: number };

/** What a person sent, and what came of it. */
export type SentData = {
  applications: OwnApplication[];
  /** Newest first. */
  reports: OwnReport[];
  /** Companies that asked for contact. */
  contacts: OwnContact[];
  mails: { subject: string; at: number }[];
};

/** An alert of new jobs; `list`: its address, without the '?'. */
export type OwnAlert = {
  id: string;
  list: string;
  every: AlertRhythm;
  confirmed: boolean;
  askedAt: number;
};

/** Everything under the address of a link. */
export type OwnData = SentData & { email: string; alerts: OwnAlert[] };

/** `base64`: the bytes of a résumé. 'missing': no such application or request of this person, or no file. */
export type SharedAnswer =
  | { state: "open"; data: SentData }
  | { state: "file"; name: string; base64: string }
  | { state: "missing" };

/** `receipt` proves the erasure without naming the person. */
export type Erased = { state: "erased"; receipt: string; applications: number };

export type OwnDataAnswer =
  | Exclude<SharedAnswer, { state: "open" }>
  | { state: "open"; data: OwnData }
  | Erased
  /** 'used': opened too long ago. 'ready': it works. 'tooMany': the address's links did too much today. */
  | { state: "forged" | "expired" | "used" | "ready" | "tooMany" }
  /** 'confirm': the link confirms its address on request; then 'confirmed'. */
  | { state: "confirm" | "confirmed" }
  /** `left`: how many more codes may be sent. */
  | { state: "codeSent"; left: number }
  | { state: "codeLimit" | "codeExpired" }
  /** `left`: how many more tries this code has. */
  | { state: "codeWrong"; left: number };
