import { type Candidate, consentVersion } from "@vagas/functions/domain/application/candidate";
import { addDays } from "@vagas/functions/domain/dates";
import type { Job, JobContent } from "@vagas/functions/domain/job/job";
import type { Resume } from "@vagas/functions/domain/application/resume";
import { resumePath } from "@vagas/functions/domain/application/resumeFile";
import { stamp } from "./project.ts";

export type Fields<T> = Partial<Omit<T, "id">>;

/** A job's content, under a unique title. */
export function contentOf(): JobContent {
  return {
    title: `Vaqueiro ${stamp()}`,
    company: "Fazenda Buriti",
    location: "Confresa",
    description: "Cuidar do gado e das cercas da fazenda.",
    requirements: "Experiência com gado",
    type: "Agricultura",
    category: "Agricultura",
    salary: "A combinar",
    contactWhatsapp: "5566999990001",
    urgent: false,
    educationLevel: null,
    contractType: null,
    workload: null,
    experienceLevel: null,
    acceptNoExperience: false,
    benefits: [],
  };
}

/** The fields of a job that the public sees. */
export const onSite = { approved: true, approvalStatus: "approved", listed: true } as const;

/** A pending job, of no company unless overridden. */
export function jobRow(fields: Fields<Job> = {}): Omit<Job, "id"> {
  const now = new Date();
  return {
    ...contentOf(),
    companyId: null,
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

/** An application as stored; its id, from `candidateId`, names its person. */
export function candidateOf(id: string, fields: Fields<Candidate> = {}): Omit<Candidate, "id"> {
  const now = new Date();
  return {
    uid: id.split("_")[1]!,
    name: `Rosa ${stamp()}`,
    email: `${stamp()}@pessoa.example`,
    phone: "5566999990002",
    coverLetter: "Moro perto e posso começar logo.",
    resumePath: resumePath(id, "pdf", now, "abc123"),
    resumeName: "Currículo Rosa.pdf",
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

/** The résumé record that functions create for an application. */
export function resumeOf({
  name,
  email,
  phone,
  resumePath: path,
  jobId,
  jobTitle,
  company,
  consent,
  createdAt,
}: Omit<Candidate, "id">): Omit<Resume, "id"> {
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
    talentPoolConsent: consent.talentPool,
    status: "pending",
    notes: "",
    createdAt,
    updatedAt: createdAt,
  };
}
