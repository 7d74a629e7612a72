import { noJobDetails } from "@vagas/functions/domain/job/jobDetails";
import { pendingJobSearchText } from "@vagas/functions/domain/administration/adminSearch";
import { jobContent, type Job, type JobContent } from "@vagas/functions/domain/job/job";
import type { JobApproval } from "@vagas/functions/domain/job/jobApproval";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { isListed } from "@vagas/functions/domain/job/jobStanding";
import { defaultSalary } from "@vagas/functions/domain/pay/pay";
import { payOfText } from "@vagas/functions/domain/pay/payOfText";
import { jobMonthlyPay } from "@vagas/functions/domain/pay/payText";
import { limits } from "@vagas/functions/domain/limits";
import type { PendingJob } from "@vagas/functions/domain/job/pendingJob";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { searchTerms } from "@vagas/functions/domain/text/searchTerms";
import { companyUid, seedCompanies } from "../seedCompanies.ts";
import { daytime, deadline, hoursBetween, soonAfter } from "../moments.ts";
import type { Vacancy } from "./vacancy.ts";

/** A job's document after everything that happened to it, with derived fields. */
export function seedJob(vacancy: Vacancy, now: Date): Job {
  const { id, by, filled = false, decision: approvalStatus = "approved", edited } = vacancy;
  const approved = approvalStatus === "approved";
  // It counts as posted when it comes to the site, as in the product.
  const postedAt = approved ? decidedAt(vacancy, now) : sentAt(vacancy, now);
  const company = typeof by === "string" ? seedCompanies[by] : null;
  const content = vacancyContent(vacancy);
  const job: Omit<Job, "listed"> = {
    ...content,
    id,
    companyId: typeof by === "string" ? companyUid(by) : null,
    filled,
    ...(vacancy.paused && { paused: true }),
    revision: edited ? 2 : 1,
    approved,
    approvalStatus,
    postedAt,
    expiresAt: deadline(now, vacancy.closesIn ?? limits.deadlineDays.default - vacancy.posted),
    updatedAt: filled ? soonAfter(postedAt, vacancy.posted * 24, now, id) : decidedAt(vacancy, now),
    searchTerms: jobSearchTerms(content),
    monthlyPay: jobMonthlyPay(content),
  };
  return { ...job, listed: isListed(job, company?.active !== false, now) };
}

/** The approval record of a company's job; the administrator's own jobs have none. */
export function buildJobApproval(vacancy: Vacancy, job: Job, now: Date): JobApproval | null {
  if (job.companyId === null) return null;
  const { id: jobId, companyId, revision, approvalStatus: status } = job;
  return {
    jobId,
    companyId,
    revision,
    status,
    adminNotes: vacancy.notes ?? "",
    createdAt: sentAt(vacancy, now),
    updatedAt: decidedAt(vacancy, now),
  };
}

/** The pending edit of an approved job; null without one. */
export function buildJobEdit(vacancy: Vacancy, job: Job, now: Date): JobEdit | null {
  const { id, companyId, revision: jobRevision, postedAt } = job;
  if (vacancy.edit === undefined || companyId === null) return null;
  const createdAt = soonAfter(postedAt, 30, now, id);
  return {
    ...vacancyContent({ ...vacancy, ...vacancy.edit }),
    id,
    companyId,
    jobRevision,
    revision: 1,
    status: "pending",
    adminNotes: "",
    decidedRevision: null,
    createdAt,
    updatedAt: createdAt,
    open: true,
    applied: null,
  };
}

/** An imported job. */
export function buildPendingJob(vacancy: Vacancy, now: Date): PendingJob {
  const content = vacancyContent(vacancy);
  return {
    ...content,
    id: vacancy.id,
    expiresAt: deadline(now, limits.deadlineDays.default - vacancy.posted),
    createdAt: sentAt(vacancy, now),
    searchTerms: searchTerms(pendingJobSearchText(content)),
  };
}

/** When the administrator decided, in the hours after; or when the undecided job was last written. */
export function decidedAt(vacancy: Vacancy, now: Date): Date {
  const { id, by, decision, edited } = vacancy;
  const sent = sentAt(vacancy, now);
  if (typeof by !== "string" || (decision === "pending" && !edited)) return sent;
  return soonAfter(sent, Math.min(6, hoursBetween(sent, now)), now, id);
}

function sentAt({ id, posted }: Vacancy, now: Date): Date {
  return daytime(now, posted, id);
}

function vacancyContent(vacancy: Vacancy): JobContent {
  const { title, type, description, requirements, by, benefits = [] } = vacancy;
  const advertiser = typeof by === "string" ? seedCompanies[by] : by;
  return jobContent({
    title,
    company: advertiser.name,
    location: vacancy.place ?? advertiser.place,
    description,
    requirements: requirements.join("\n"),
    type,
    openings: vacancy.openings ?? 1,
    dayWork: vacancy.dayWork !== undefined,
    meetingPlace: vacancy.dayWork?.at ?? "",
    contactWhatsapp: advertiser.whatsapp,
    urgent: vacancy.urgent ?? false,
    ...noJobDetails,
    ...vacancyPay(vacancy),
    educationLevel: vacancy.education ?? null,
    workload: vacancy.workload ?? null,
    experienceLevel: vacancy.experience ?? null,
    acceptNoExperience: vacancy.acceptNoExperience ?? false,
    benefits: [...benefits],
  });
}

function vacancyPay({ salary = defaultSalary, contract, given }: Vacancy) {
  const said = { salary, contractType: contract ?? null };
  const pay = payOfText(said);
  return { ...said, pay: pay && { ...pay, ...given } };
}
