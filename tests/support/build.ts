import {
  type Candidate,
  candidateId,
  consentVersion,
} from "@vagas/functions/domain/application/candidate";
import type { Company } from "@vagas/functions/domain/company/company";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import { addDays } from "@vagas/functions/domain/dates";
import type { Job, JobContent } from "@vagas/functions/domain/job/job";
import type { JobApproval } from "@vagas/functions/domain/job/jobApproval";
import type { JobClosure } from "@vagas/functions/domain/job/jobClosure";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import type { PendingJob } from "@vagas/functions/domain/job/pendingJob";
import type { Resume } from "@vagas/functions/domain/application/resume";
import { resumePath } from "@vagas/functions/domain/application/resumeFile";
import type { TalentCard } from "@vagas/functions/domain/talent/talentCard";
import { accounts } from "./actors.ts";

/** A document's fields; the id is its path's. */
type Fields<T> = Omit<T, "id">;

const now = new Date();

const content: JobContent = {
  title: "Vendedor de balcão",
  company: "Mercado Araguaia",
  location: "Confresa",
  description: "Atendimento no balcão e reposição.",
  requirements: "Ensino médio\nBoa comunicação",
  type: "Comércio",
  category: "Comércio",
  salary: "A combinar",
  contactWhatsapp: "5566999990001",
  urgent: false,
  educationLevel: "Ensino Médio",
  contractType: "CLT",
  workload: "Tempo integral (44h semanais)",
  experienceLevel: "Júnior",
  acceptNoExperience: true,
  benefits: ["Vale Transporte"],
};

/** A pending job of `company`. */
export function buildJob(fields: Partial<Fields<Job>> = {}): Fields<Job> {
  return {
    ...content,
    companyId: accounts.company.uid,
    filled: false,
    revision: 1,
    approved: false,
    approvalStatus: "pending",
    postedAt: now,
    expiresAt: addDays(now, 30),
    updatedAt: now,
    listed: false,
    searchTerms: [],
    ...fields,
  };
}

/** The same, approved and listed. */
export function buildListedJob(fields: Partial<Fields<Job>> = {}): Fields<Job> {
  return buildJob({
    approved: true,
    approvalStatus: "approved",
    listed: true,
    searchTerms: ["v", "ve"],
    ...fields,
  });
}

/** The note of a job that `company` deleted, as it writes it. */
export function buildClosure(fields: Partial<JobClosure> = {}): JobClosure {
  return {
    closedAt: now,
    companyId: accounts.company.uid,
    title: content.title,
    byCompany: true,
    ...fields,
  };
}

export function buildPendingJob(fields: Partial<Fields<PendingJob>> = {}): Fields<PendingJob> {
  return { ...content, expiresAt: addDays(now, 30), createdAt: now, ...fields };
}

export function buildApproval(jobId: string, fields: Partial<JobApproval> = {}): JobApproval {
  return {
    jobId,
    companyId: accounts.company.uid,
    revision: 1,
    status: "pending",
    adminNotes: "",
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

/** The edit of an approved job at its first revision, as its company sends it. */
export function buildEdit(fields: Partial<Fields<JobEdit>> = {}): Fields<JobEdit> {
  return {
    ...content,
    title: "Vendedor externo",
    companyId: accounts.company.uid,
    jobRevision: 1,
    revision: 1,
    status: "pending",
    adminNotes: "",
    decidedRevision: null,
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

export function buildCompany(fields: Partial<Fields<Company>> = {}): Fields<Company> {
  return {
    name: "Mercado Araguaia",
    category: "Comércio",
    responsibleName: "Ana Souza",
    cnpj: "12ABC34501DE35",
    email: accounts.company.email!,
    active: true,
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

/** An application to `jobId`, a job of `company`; null: to the talent bank. */
export function buildCandidate(
  jobId: string | null,
  uid: string,
  fields: Partial<Fields<Candidate>> = {},
): Fields<Candidate> {
  return {
    uid,
    name: "João da Silva",
    email: "joao@pessoa.example",
    phone: "5566999990002",
    coverLetter: "",
    resumePath: resumePath(candidateId(jobId, uid), "pdf", now, "abc123"),
    resumeName: "curriculo.pdf",
    resumeSize: 1000,
    jobId,
    jobTitle: jobId && content.title,
    company: jobId && content.company,
    companyId: jobId && accounts.company.uid,
    consent: { version: consentVersion, at: now, talentPool: jobId === null },
    stage: "nova",
    stageAt: now,
    createdAt: now,
    ...fields,
  };
}

/** The record that functions create for an application to the talent bank. */
export function buildResume(uid: string, fields: Partial<Fields<Resume>> = {}): Fields<Resume> {
  const {
    name,
    email,
    phone,
    resumePath: path,
    jobId,
    jobTitle,
    company,
  } = buildCandidate(null, uid);
  return {
    name,
    email,
    phone,
    education: "",
    experience: "",
    skills: "",
    resumePath: path,
    appliedAt: now,
    fileDigest: "abc==",
    version: `1 ${path} abc==`,
    jobId,
    jobTitle,
    company,
    talentPoolConsent: true,
    status: "pending",
    notes: "",
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

/** What companies see of a person in the talent bank. */
export function buildTalentCard(fields: Partial<Fields<TalentCard>> = {}): Fields<TalentCard> {
  return {
    name: "João S.",
    area: "Comércio",
    place: "Confresa",
    education: "Ensino médio",
    experience: "",
    skills: "",
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
