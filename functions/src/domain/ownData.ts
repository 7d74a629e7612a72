import { z } from 'zod';
import type { CandidateStage } from './candidate.ts';
import { emailField, phoneField } from './fields.ts';
import { limits } from './limits.ts';
import type { ApprovalStatus } from './job.ts';

// 'Meus dados': what a person without an account may see and do with all that is kept under an e-mail address.

/** What is typed to get a link. */
export const ownDataRequestSchema = z.strictObject({ email: emailField });

/** What is typed to correct. */
export const correctionSchema = z.strictObject({
  name: z.string().trim().min(limits.candidateName.min, 'O nome deve ter pelo menos 3 caracteres').max(limits.candidateName.max, 'O nome deve ter no máximo 100 caracteres'),
  phone: phoneField('Telefone inválido'),
});

const applicationId = z.string().min(1).max(300).regex(/^[^/]+$/);

/** What the holder of a link asks for. */
export const ownDataActSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('read') }),
  z.strictObject({ act: z.literal('correct'), ...correctionSchema.shape }),
  z.strictObject({ act: z.literal('leaveJob'), applicationId }),
  z.strictObject({ act: z.literal('leaveTalentPool'), applicationId }),
  z.strictObject({ act: z.literal('file'), applicationId }),
  z.strictObject({ act: z.literal('erase') }),
]);
export type OwnDataAct = z.input<typeof ownDataActSchema>;

/** One application as its person sees it; instants in milliseconds, as JSON carries them. */
export type OwnApplication = {
  id: string;
  sentAt: number;
  name: string;
  phone: string;
  coverLetter: string;
  /** Null: to the talent bank. */
  jobTitle: string | null;
  /** Who may read it, as long as anybody but the administrator may. */
  company: string | null;
  isWithCompany: boolean;
  stage: CandidateStage;
  resumeName: string;
  /** Bytes. */
  resumeSize: number;
  resumeMissing: boolean;
  /** The administrator's word, null until there is one to give. */
  decision: ApprovalStatus | null;
  inTalentPool: boolean;
  consent: { version: string; at: number; talentPool: boolean };
};

export type OwnData = {
  email: string;
  applications: OwnApplication[];
  mails: { subject: string; at: number }[];
};

export type OwnDataAnswer =
  | { state: 'forged' | 'expired' }
  | { state: 'open'; data: OwnData }
  | { state: 'file'; name: string; base64: string }
  | { state: 'missing' }
  /** `receipt` says nothing of the person. */
  | { state: 'erased'; receipt: string; applications: number };
