import { z } from "zod";
import { addDays, endOfDay, isoDay } from "../dates.ts";
import { documentId, optionalChoice, phoneField, storedPhone } from "../fields.ts";
import { defaultSalary, requirementLines } from "./jobStanding.ts";
import { limits } from "../limits.ts";
import {
  benefitOptions,
  contractTypes,
  educationLevels,
  experienceLevels,
  jobTypes,
  workloads,
} from "../options.ts";
import { formatPhone } from "../text/phone.ts";
import { placeOf } from "./place.ts";
import { town } from "../town.ts";

export const approvalStatusSchema = z.enum(["pending", "approved", "rejected"]);
export type ApprovalStatus = z.infer<typeof approvalStatusSchema>;

/** Places are keys of the public counts, and Firestore keeps keys like '__x__' for itself. */
function isReservedKey(text: string): boolean {
  return /^__.*__$/s.test(text);
}

/** What a person types about a job, without its deadline; requirements are one a line. */
const jobContentDraft = {
  title: z
    .string()
    .trim()
    .min(limits.jobTitle.min, "Título deve ter no mínimo 2 caracteres")
    .max(limits.jobTitle.max, "O título deve ter no máximo 100 caracteres"),
  company: z
    .string()
    .trim()
    .min(limits.jobCompany.min, "Nome da empresa é obrigatório")
    .max(limits.jobCompany.max, "O nome da empresa deve ter no máximo 100 caracteres"),
  location: z
    .string()
    .trim()
    .min(limits.jobLocation.min, "Localização é obrigatória")
    .max(limits.jobLocation.max, "A localização deve ter no máximo 80 caracteres")
    .refine((place) => !isReservedKey(place), "Localização é obrigatória")
    .transform(placeOf),
  description: z
    .string()
    .trim()
    .min(limits.jobDescription.min, "Descreva a vaga com pelo menos 10 caracteres")
    .max(limits.jobDescription.max, "A descrição deve ter no máximo 5.000 caracteres"),
  requirements: z
    .string()
    .transform((text) => requirementLines(text).join("\n"))
    .pipe(
      z
        .string()
        .max(limits.jobRequirements.max, "Os requisitos devem ter no máximo 3.000 caracteres"),
    ),
  type: z.string().pipe(z.enum(jobTypes, "Selecione um tipo de vaga")),
  salary: z
    .string()
    .trim()
    .max(limits.jobSalary.max, "O salário deve ter no máximo 80 caracteres")
    .transform((text) => text || defaultSalary),
  contactWhatsapp: phoneField("Informe um número válido de WhatsApp com DDD"),
  urgent: z.boolean(),
  educationLevel: optionalChoice(educationLevels),
  contractType: optionalChoice(contractTypes),
  workload: optionalChoice(workloads),
  experienceLevel: optionalChoice(experienceLevels),
  acceptNoExperience: z.boolean(),
  benefits: z.array(z.enum(benefitOptions)).max(limits.benefits.max),
};

/** The form of a job. `deadline` is a 'YYYY-MM-DD' from today to 60 days ahead on the town's calendar. */
export function jobDraftSchema(now: Date) {
  const last = isoDay(addDays(now, limits.deadlineDays.max));
  return z.strictObject({
    ...jobContentDraft,
    deadline: z
      .string()
      .refine((day) => !Number.isNaN(endOfDay(day).getTime()), {
        error: "Informe o prazo para candidaturas",
        abort: true,
      })
      .refine((day) => day >= isoDay(now), "O prazo não pode estar no passado")
      .refine((day) => day <= last, "O prazo deve ser de no máximo 60 dias"),
  });
}
export type JobDraftInput = z.input<ReturnType<typeof jobDraftSchema>>;
export type JobDraft = z.output<ReturnType<typeof jobDraftSchema>>;

/** An empty form: the town's place, the default deadline, the company's name where it is known. */
export function emptyJobDraft(now: Date, company = ""): JobDraftInput {
  return {
    title: "",
    company,
    location: town.places[0],
    description: "",
    requirements: "",
    type: "",
    salary: "",
    contactWhatsapp: "",
    urgent: false,
    educationLevel: "",
    contractType: "",
    workload: "",
    experienceLevel: "",
    acceptNoExperience: false,
    benefits: [],
    deadline: isoDay(addDays(now, limits.deadlineDays.default)),
  };
}

/** What the owner wrote about a job, as stored. */
export const jobContentSchema = z.object({
  title: z.string().min(limits.jobTitle.min).max(limits.jobTitle.max),
  company: z.string().min(limits.jobCompany.min).max(limits.jobCompany.max),
  location: z
    .string()
    .min(limits.jobLocation.min)
    .max(limits.jobLocation.max)
    .refine((place) => !isReservedKey(place)),
  description: z.string().min(limits.jobDescription.min).max(limits.jobDescription.max),
  requirements: z.string().max(limits.jobRequirements.max),
  type: z.enum(jobTypes),
  category: z.enum(jobTypes),
  salary: z.string().min(1).max(limits.jobSalary.max),
  contactWhatsapp: storedPhone,
  urgent: z.boolean(),
  educationLevel: z.enum(educationLevels).nullable(),
  contractType: z.enum(contractTypes).nullable(),
  workload: z.enum(workloads).nullable(),
  experienceLevel: z.enum(experienceLevels).nullable(),
  acceptNoExperience: z.boolean(),
  benefits: z.array(z.enum(benefitOptions)).max(limits.benefits.max),
});
export type JobContent = z.infer<typeof jobContentSchema>;

/** A vacancy as stored in jobs/{id}, its id added; dates instead of SDK timestamps. */
export const jobSchema = jobContentSchema.extend({
  id: documentId,
  /** Null when the administrator created it. */
  companyId: z.string().nullable(),
  filled: z.boolean(),
  /** Taken off the site by its company or the administrator, until it is put back; absent: never. */
  paused: z.boolean().optional(),
  /** Goes up by one with each change of the content, so that a decision applies only to what was read. */
  revision: z.int().min(1),
  approved: z.boolean(),
  approvalStatus: approvalStatusSchema,
  postedAt: z.date(),
  /** Applications end at this instant. */
  expiresAt: z.date(),
  updatedAt: z.date(),
  /** Approved, not paused, its company active, not past `expiresAt` when last looked at. Derived. */
  listed: z.boolean(),
  /** Derived from title, company and place. */
  searchTerms: z.array(z.string()),
});
export type Job = z.infer<typeof jobSchema>;

/** What a person typed, as stored; the category is the type. */
export function jobContent(draft: Omit<JobDraft, "deadline">): JobContent {
  const {
    title,
    company,
    location,
    description,
    requirements,
    type,
    salary,
    contactWhatsapp,
    urgent,
    educationLevel,
    contractType,
    workload,
    experienceLevel,
    acceptNoExperience,
    benefits,
  } = draft;
  return {
    title,
    company,
    location,
    description,
    requirements,
    type,
    category: type,
    salary,
    contactWhatsapp,
    urgent,
    educationLevel,
    contractType,
    workload,
    experienceLevel,
    acceptNoExperience,
    benefits,
  };
}

/** A stored job as its form shows it. */
export function jobDraftOf(job: Job): JobDraftInput {
  const {
    title,
    company,
    location,
    description,
    requirements,
    type,
    urgent,
    acceptNoExperience,
    benefits,
  } = job;
  return {
    title,
    company,
    location,
    description,
    requirements,
    type,
    urgent,
    acceptNoExperience,
    benefits,
    contactWhatsapp: formatPhone(job.contactWhatsapp),
    salary: job.salary === defaultSalary ? "" : job.salary,
    educationLevel: job.educationLevel ?? "",
    contractType: job.contractType ?? "",
    workload: job.workload ?? "",
    experienceLevel: job.experienceLevel ?? "",
    deadline: isoDay(job.expiresAt),
  };
}
