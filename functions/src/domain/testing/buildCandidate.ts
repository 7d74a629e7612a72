import { type Candidate } from "../application/candidate.ts";
import { consentVersion } from "../application/consent.ts";
import type { Resume } from "../application/resume.ts";
import { resumePath } from "../application/resumeFile.ts";
import type { TalentPoolEntry } from "../talent/talentPoolEntry.ts";
import type { Fields } from "./buildJob.ts";

/** An application to the talent bank. Its id, made by `candidateId`, names the applicant. Dated now. */
export function buildCandidate(
  id: string,
  fields: Partial<Fields<Candidate>> = {},
): Fields<Candidate> {
  const now = new Date();
  return {
    uid: id.split("_")[1] ?? id,
    name: "João da Silva",
    email: "joao@pessoa.example",
    phone: "5566999990002",
    coverLetter: "",
    resumePath: resumePath(id, "pdf", now, "abc123"),
    resumeName: "curriculo.pdf",
    resumeSize: 1000,
    jobId: null,
    jobTitle: null,
    company: null,
    companyId: null,
    consent: { version: consentVersion, at: now, talentPool: true },
    stage: "nova",
    stageAt: now,
    createdAt: now,
    ...fields,
  };
}

/** The résumé record that functions open for an application. */
export function buildResume(
  candidate: Fields<Candidate>,
  fields: Partial<Fields<Resume>> = {},
): Fields<Resume> {
  const { name, email, phone, resumePath: path, jobId, jobTitle, company, createdAt } = candidate;
  return {
    name,
    email,
    phone,
    education: "",
    experience: "",
    skills: "",
    resumePath: path,
    appliedAt: createdAt,
    jobId,
    jobTitle,
    company,
    talentPoolConsent: candidate.consent.talentPool,
    status: "pending",
    notes: "",
    createdAt,
    updatedAt: createdAt,
    ...fields,
  };
}

/** The talent-pool entry of an approved résumé. */
export function buildTalentPoolEntry(
  resumeId: string,
  resume: Fields<Resume>,
  fields: Partial<TalentPoolEntry> = {},
): TalentPoolEntry {
  const { name, email, phone, education, experience, skills, resumePath: path } = resume;
  return {
    resumeId,
    name,
    email,
    phone,
    education,
    experience,
    skills,
    resumePath: path,
    status: "available",
    createdAt: resume.updatedAt,
    updatedAt: resume.updatedAt,
    ...fields,
  };
}
