import type { Mail } from "@vagas/functions/domain/mail/mail";
import {
  buildCandidate,
  buildResume,
  buildTalentPoolEntry,
} from "@vagas/functions/domain/testing/buildCandidate";
import { buildMail } from "@vagas/functions/domain/testing/buildMail";
import { now } from "../faults/life.ts";

// Stored records of people.

/** The owner of these records unless a test says otherwise. */
export const personEmail = "ana@pessoa.example";

/** A résumé of the archive. */
export function aResume(of: string, fields: Parameters<typeof buildResume>[1] = {}) {
  const candidate = buildCandidate(of, {
    email: personEmail,
    jobId: "padeiro",
    jobTitle: "Padeiro",
    company: "Mercado Araguaia",
    resumePath: `resumes/${of}/1-a.pdf`,
    createdAt: now,
  });
  return buildResume(candidate, { status: "approved", ...fields });
}

/** An entry of the talent pool. */
export function anEntry(of: string, fields: Parameters<typeof buildTalentPoolEntry>[2] = {}) {
  return buildTalentPoolEntry(of, aResume(of), fields);
}

/** A waiting mail. */
export function aMail(to: string, fields: Partial<Mail> = {}): Mail {
  return buildMail(to, { createdAt: now, ...fields });
}

/** The fields of an application to the talent bank: no job and no company. */
export const toBank = { jobId: null, jobTitle: null, company: null, companyId: null };

/** Who has an address, as functions find what was sent under it. */
export const withEmail = (value: string) => ({ by: "email", value }) as const;
