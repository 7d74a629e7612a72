import type { Mail } from "@vagas/functions/domain/mail/mail";
import { buildMail } from "@vagas/functions/domain/testing/buildMail";
import { now } from "../faults/life.ts";

// Stored records of people.

/** The owner of these records unless a test says otherwise. */
export const personEmail = "ana@pessoa.example";

/** A résumé of the archive. */
export function aResume(of: string, fields: object = {}) {
  return {
    name: "João da Silva",
    email: personEmail,
    phone: "5566999990002",
    education: "",
    experience: "",
    skills: "",
    resumePath: `resumes/${of}/1-a.pdf`,
    appliedAt: now,
    jobId: "padeiro",
    jobTitle: "Padeiro",
    company: "Mercado Araguaia",
    talentPoolConsent: true,
    status: "approved",
    notes: "",
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

/** An entry of the talent pool. */
export function anEntry(of: string, fields: object = {}) {
  return {
    resumeId: of,
    name: "João da Silva",
    email: personEmail,
    phone: "5566999990002",
    education: "",
    experience: "",
    skills: "",
    resumePath: `resumes/${of}/1-a.pdf`,
    status: "available",
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

/** A waiting mail. */
export function aMail(to: string, fields: Partial<Mail> = {}): Mail {
  return buildMail(to, { createdAt: now, ...fields });
}

/** The fields of an application to the talent bank: no job and no company. */
export const toBank = { jobId: null, jobTitle: null, company: null, companyId: null };
