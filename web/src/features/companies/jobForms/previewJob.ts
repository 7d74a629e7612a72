import { endOfDay } from "@vagas/functions/domain/dates";
import type { Job, JobDraftInput } from "@vagas/functions/domain/job/job";
import { defaultSalary, requirementLines } from "@vagas/functions/domain/job/jobStanding";
import { normalizePhone } from "@vagas/functions/domain/text/phone";

/** The job of a partly filled form, for the preview; never stored. */
export function previewJob(typed: JobDraftInput, now: Date): Job {
  const {
    title,
    company,
    location,
    description,
    requirements,
    type,
    salary,
    contactWhatsapp,
    deadline,
    ...rest
  } = typed;
  const kind = (type || "Outro") as Job["type"];
  const expiresAt = endOfDay(deadline);
  return {
    ...rest,
    id: "previa",
    title: title.trim() || "Título da vaga",
    company: company.trim(),
    location: location.trim(),
    description: description.trim(),
    requirements: requirementLines(requirements).join("\n"),
    type: kind,
    category: kind,
    salary: salary.trim() || defaultSalary,
    contactWhatsapp: normalizePhone(contactWhatsapp) ?? "",
    educationLevel: rest.educationLevel || null,
    contractType: rest.contractType || null,
    workload: rest.workload || null,
    experienceLevel: rest.experienceLevel || null,
    companyId: null,
    filled: false,
    revision: 1,
    approved: true,
    approvalStatus: "approved",
    postedAt: now,
    updatedAt: now,
    listed: true,
    searchTerms: [],
    expiresAt: Number.isNaN(expiresAt.getTime()) ? now : expiresAt,
  };
}
