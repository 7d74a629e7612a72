import type { Job } from "../job/job.ts";
import { foldText } from "../text/searchTerms.ts";
import type { Company } from "./company.ts";
import type { VerificationCheck } from "./verificationSchema.ts";

/** What the administrator looks up about a company, in the order of the form; the mark needs all of it. */
export const verificationChecks = [
  "taxId",
  "phone",
  "place",
] as const satisfies readonly VerificationCheck[];

/** The fields that a verification is about. A change of any of them ends it, without waiting for a function. */
export const verifiedFields = ["name", "cnpj", "whatsapp"] as const;
export type VerifiedField = (typeof verifiedFields)[number];

type Verifiable = Pick<Company, VerifiedField | "verified">;

/** The looked-up fields that have changed since; none without a verification. */
export function changedSinceVerified(company: Verifiable): VerifiedField[] {
  const { verified } = company;
  if (!verified) return [];
  return verifiedFields.filter((field) => (company[field] ?? null) !== verified[field]);
}

/** Whether everything was looked up, and the company still has that name, CNPJ and WhatsApp number. */
export function isVerified(company: Verifiable): boolean {
  const { verified } = company;
  if (!verified || changedSinceVerified(company).length > 0) return false;
  return verificationChecks.every((check) => verified.checks.includes(check));
}

/**
 * The instant of a company's verification, for visitors; null if it has none, none that holds, or the register of
 * employers names the company.
 */
export function verifiedAt(company: Verifiable & Pick<Company, "registerHold">): Date | null {
  return isVerified(company) && !company.registerHold ? company.verified!.at : null;
}

/**
 * The same for one of its jobs: only where the job has the name and the WhatsApp number that were looked up. Anything
 * else in a job is its company's word.
 */
export function jobVerifiedAt(
  job: Pick<Job, "company" | "contactWhatsapp">,
  company: Verifiable & Pick<Company, "registerHold">,
): Date | null {
  const isAbout =
    foldText(job.company) === foldText(company.name) && job.contactWhatsapp === company.whatsapp;
  return isAbout ? verifiedAt(company) : null;
}
