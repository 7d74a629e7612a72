import { type Candidate, candidateId } from "@vagas/functions/domain/application/candidate";
import { consentVersion } from "@vagas/functions/domain/application/consent";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import { addDays } from "@vagas/functions/domain/dates";
import type { ClosingNotice } from "@vagas/functions/domain/closing/closingNotice";
import type { Hire } from "@vagas/functions/domain/closing/hire";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobApproval } from "@vagas/functions/domain/job/jobApproval";
import type { JobClosure } from "@vagas/functions/domain/job/jobClosure";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import type { PendingJob } from "@vagas/functions/domain/job/pendingJob";
import type { Resume } from "@vagas/functions/domain/application/resume";
import { resumePath } from "@vagas/functions/domain/application/resumeFile";
import type { TalentCard } from "@vagas/functions/domain/talent/talentCard";
import {
  buildCandidate as rowOfCandidate,
  buildResume as rowOfResume,
} from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany as rowOfCompany } from "@vagas/functions/domain/testing/buildCompany";
import {
  buildApproval as rowOfApproval,
  buildClosure as rowOfClosure,
  buildEdit as rowOfEdit,
  buildJob as rowOfJob,
  buildJobContent,
  buildPendingJob as rowOfPendingJob,
  type Fields,
  onSite,
} from "@vagas/functions/domain/testing/buildJob";
import { accounts } from "./actors.ts";

const now = new Date();

/** A job's content with every field filled in. */
const content = buildJobContent({
  requirements: "Ensino médio\nBoa comunicação",
  pay: {
    kind: "range",
    least: 1_780_00,
    most: 2_200_00,
    unit: "mês",
    extras: ["comissão"],
    housing: null,
    meals: "free",
    transport: "deducted",
  },
  openings: 3,
  educationLevel: "Ensino Médio",
  contractType: "CLT",
  workload: "Tempo integral (44h semanais)",
  experienceLevel: "Júnior",
  acceptNoExperience: true,
  benefits: ["Vale Transporte"],
});

/** A pending job of `company`. */
export function buildJob(fields: Partial<Fields<Job>> = {}): Fields<Job> {
  const dates = { postedAt: now, updatedAt: now, expiresAt: addDays(now, 30) };
  return rowOfJob({ ...content, ...dates, companyId: accounts.company.uid, ...fields });
}

/** The same, approved and listed. */
export function buildListedJob(fields: Partial<Fields<Job>> = {}): Fields<Job> {
  return buildJob({ ...onSite, searchTerms: ["v", "ve"], ...fields });
}

/** The closure of a job that `company` deleted, as the company writes it. */
export function buildClosure(fields: Partial<JobClosure> = {}): JobClosure {
  return rowOfClosure(accounts.company.uid, { closedAt: now, ...fields });
}

/** A company's request, of this moment, to tell that its job has ended. */
export function buildNotice(fields: Partial<ClosingNotice> = {}): ClosingNotice {
  return { companyId: accounts.company.uid, askedAt: now, ...fields };
}

/** What a company says of a job that hired somebody by the site. */
export function buildHire(fields: Partial<Hire> = {}): Hire {
  return {
    companyId: accounts.company.uid,
    answer: "peloSite",
    people: 1,
    answeredAt: now,
    ...fields,
  };
}

export function buildPendingJob(fields: Partial<Fields<PendingJob>> = {}): Fields<PendingJob> {
  return rowOfPendingJob({ ...content, expiresAt: addDays(now, 30), createdAt: now, ...fields });
}

export function buildApproval(jobId: string, fields: Partial<JobApproval> = {}): JobApproval {
  const { uid: companyId } = accounts.company;
  return rowOfApproval(jobId, { companyId, createdAt: now, updatedAt: now, ...fields });
}

/** The edit of an approved job at its first revision, as its company sends it. */
export function buildEdit(fields: Partial<Fields<JobEdit>> = {}): Fields<JobEdit> {
  const { uid } = accounts.company;
  const text = { ...content, title: "Vendedor externo" };
  return rowOfEdit(uid, { ...text, createdAt: now, updatedAt: now, ...fields });
}

export function buildCompany(fields: Parameters<typeof rowOfCompany>[0] = {}) {
  const own = { cnpj: "12ABC34501DE35", email: accounts.company.email! };
  return rowOfCompany({ ...own, createdAt: now, updatedAt: now, ...fields });
}

/** An application to `jobId`, a job of `company`; null: to the talent bank. */
export function buildCandidate(
  jobId: string | null,
  uid: string,
  fields: Partial<Fields<Candidate>> = {},
): Fields<Candidate> {
  const id = candidateId(jobId, uid);
  return rowOfCandidate(id, {
    uid,
    resumePath: resumePath(id, "pdf", now, "abc123"),
    jobId,
    jobTitle: jobId && content.title,
    company: jobId && content.company,
    companyId: jobId && accounts.company.uid,
    consent: { version: consentVersion, at: now, talentPool: jobId === null },
    stageAt: now,
    createdAt: now,
    ...fields,
  });
}

/** The record that functions create for an application to the talent bank. */
export function buildResume(uid: string, fields: Partial<Fields<Resume>> = {}): Fields<Resume> {
  const candidate = buildCandidate(null, uid);
  const version = `1 ${candidate.resumePath} abc==`;
  return rowOfResume(candidate, { fileDigest: "abc==", version, ...fields });
}

/** The card of a person in the talent bank. */
export function buildTalentCard(fields: Partial<Fields<TalentCard>> = {}): Fields<TalentCard> {
  return {
    name: "João S.",
    area: "Comércio",
    place: "Confresa",
    education: "Ensino médio",
    experience: "",
    skills: "",
    facts: null,
    skillTerms: ["comercio".slice(0, 8), "confresa"],
    since: now,
    ...fields,
  };
}

/** A request of company A for the person of a card. */
export function buildContactRequest(
  fields: Partial<Fields<ContactRequest>> = {},
): Fields<ContactRequest> {
  return {
    cardId: "cartao",
    companyId: accounts.company.uid,
    company: content.company,
    jobId: "publica",
    jobTitle: content.title,
    name: "João S.",
    message: "talk",
    origin: "company",
    status: "waiting",
    createdAt: now,
    expiresAt: addDays(now, 14),
    answeredAt: null,
    ...fields,
  };
}
