import type { Field } from "../../domain/table/field.ts";
import { jobDetails, noJobDetails } from "../../domain/job/jobDetails.ts";
import { jobFields } from "../../domain/job/jobFields.ts";
import { jobSchema } from "../../domain/job/job.ts";
import { jobApprovalSchema } from "../../domain/job/jobApproval.ts";
import { jobEditSchema } from "../../domain/job/jobEdit.ts";
import { jobCheckSchema } from "../../domain/law/jobCheck.ts";
import { jobExplanationsSchema } from "../../domain/law/jobExplanations.ts";
import { pendingJobSchema } from "../../domain/job/pendingJob.ts";
import { rejectedJobSchema } from "../../domain/job/rejectedJob.ts";
import { at } from "./at.ts";

const content = {
  title: "Caixa",
  company: "Mercado",
  location: "Confresa",
  description: "Atender no caixa.",
  requirements: "",
  type: "Comércio",
  category: "Comércio",
  salary: "R$ 1.780,00 por mês",
  pay: {
    kind: "exact",
    least: 178000,
    most: null,
    unit: "mês",
    extras: ["comissão"],
    housing: null,
    meals: "free",
    transport: "deducted",
  },
  openings: 3,
  contactWhatsapp: "5566999990000",
  urgent: false,
  dayWork: false,
  meetingPlace: "",
  ...noJobDetails,
  educationLevel: "Ensino Médio",
  contractType: "CLT",
  workload: "Flexível",
  experienceLevel: "Júnior",
  acceptNoExperience: true,
  benefits: ["Vale Transporte"],
};
const optionalContent = [...Object.keys(jobDetails), "pay"];
/** Older rows lack these fields. */
const laterContent = Object.entries<Field>(jobFields).flatMap(([name, { addedLater }]) =>
  addedLater ? [name] : [],
);

/** Rows of jobs and of the decisions on them. */
export const vacancyRows = {
  jobs: {
    schema: jobSchema,
    mayBeNull: ["companyVerifiedAt", "companyId", ...optionalContent],
    mayBeMissing: [...laterContent, "held", "companyVerifiedAt", "companyReplies"],
    row: {
      ...content,
      id: "caixa",
      companyId: "uid2",
      filled: false,
      revision: 1,
      approved: true,
      approvalStatus: "approved",
      postedAt: at,
      expiresAt: at,
      updatedAt: at,
      held: false,
      companyVerifiedAt: at,
      companyReplies: "most",
      listed: true,
      searchTerms: ["c", "ca"],
    },
  },
  jobApprovals: {
    schema: jobApprovalSchema,
    mayBeNull: ["companyId", "decided"],
    mayBeMissing: ["decided", "news"],
    row: {
      jobId: "caixa",
      companyId: "uid2",
      revision: 1,
      status: "pending",
      adminNotes: "",
      createdAt: at,
      updatedAt: at,
      decided: { status: "rejected", revision: 1, adminNotes: "", at, content },
      news: {
        told: { status: "rejected", notes: "" },
        mail: { id: "m", status: "pending", notes: "" },
      },
    },
  },
  jobEdits: {
    schema: jobEditSchema,
    mayBeNull: [...optionalContent, "decidedRevision", "applied"],
    mayBeMissing: [...laterContent, "open", "applied", "decided", "news"],
    row: {
      ...content,
      id: "caixa",
      companyId: "uid2",
      jobRevision: 2,
      revision: 1,
      status: "approved",
      adminNotes: "",
      decidedRevision: 1,
      createdAt: at,
      updatedAt: at,
      open: true,
      applied: { revision: 1, replaced: content },
      decided: { revision: 1, status: "approved", adminNotes: "", at },
      news: { revision: 1, told: null, mail: { id: "m", status: "approved", notes: "" } },
    },
  },
  jobExplanations: {
    schema: jobExplanationsSchema,
    row: { id: "caixa", companyId: "uid2", entries: "[]", updatedAt: at },
  },
  jobChecks: {
    schema: jobCheckSchema,
    mayBeNull: ["companyId", "waits", "sameText"],
    row: {
      id: "caixa",
      companyId: "uid2",
      waits: "jobs",
      marks: [{ kind: "newAccount", text: "Conta criada há menos de uma semana", weight: 10 }],
      weight: 10,
      checked: "x",
      sameText: "y",
      at,
    },
  },
  pendingJobs: {
    schema: pendingJobSchema,
    mayBeNull: optionalContent,
    mayBeMissing: [...laterContent, "searchTerms"],
    row: { ...content, id: "caixa", expiresAt: at, createdAt: at, searchTerms: ["c"] },
  },
  rejectedJobs: {
    schema: rejectedJobSchema,
    mayBeNull: optionalContent,
    mayBeMissing: laterContent,
    row: { ...content, id: "caixa", expiresAt: at, createdAt: at, rejectedAt: at },
  },
};
