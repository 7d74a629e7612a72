import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { Company } from "@vagas/functions/domain/company/company";
import { addDays } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { db } from "./functionsSuite.ts";

type Fields<T> = Omit<T, "id">;

/** A job as a company's form creates it, waiting for approval. */
export function buildJob(fields: Partial<Fields<Job>> = {}): Fields<Job> {
  const now = new Date();
  const type = fields.type ?? "Comércio";
  return {
    title: "Vendedor de balcão",
    company: "Mercado Araguaia",
    companyId: null,
    location: "Confresa",
    description: "Atendimento no balcão e reposição.",
    requirements: "",
    type,
    category: type,
    salary: "A combinar",
    contactWhatsapp: "5566999990001",
    urgent: false,
    filled: false,
    educationLevel: null,
    contractType: null,
    workload: null,
    experienceLevel: null,
    acceptNoExperience: false,
    benefits: [],
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

export function buildCompany(fields: Partial<Fields<Company>> = {}): Fields<Company> {
  const now = new Date();
  return {
    name: "Mercado Araguaia",
    category: "Comércio",
    responsibleName: "Ana Souza",
    cnpj: null,
    email: "contato@mercado.example",
    active: true,
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

/** An application whose file has a unique name. */
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
    resumePath: `resumes/${id}/${now.getTime()}-abc123.pdf`,
    resumeName: "curriculo.pdf",
    resumeSize: 1000,
    jobId: null,
    jobTitle: null,
    company: null,
    companyId: null,
    consent: { version: "2026-11", at: now, talentPool: true },
    stage: "nova",
    stageAt: now,
    createdAt: now,
    ...fields,
  };
}

/** Creates these documents, by path. */
export async function given(documents: Record<string, object>): Promise<void> {
  const batch = db.batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(db.doc(path), fields);
  await batch.commit();
}
