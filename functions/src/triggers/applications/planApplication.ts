import type { Context } from "../../context.ts";
import { resumeSearchTerms } from "../../domain/administration/adminSearch.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { Resume } from "../../domain/application/resume.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import { applicationMailIds } from "../../mail/applicationMails.ts";
import type { Write } from "../../store/writes.ts";
import { type NewsSnapshot, planApplicationNews } from "./applicationNews.ts";

/** The input of `planApplication`: an application without a résumé record. */
export type ApplicationSnapshot = {
  candidate: Candidate;
  /** The file of an earlier application under the same id, whose record is still there. */
  former: string | null;
  /** Null: an application to the talent bank; undefined: the job is gone. */
  job: Job | null | undefined;
  /** Null: the administrator's job, or none; undefined: the company is gone. */
  company: Company | null | undefined;
  news: NewsSnapshot;
};

/**
 * Opens the résumé record of an application for the administrator and mails the company and the applicant. The mails
 * describe the job by its own document, not by the applicant's record.
 */
export function planApplication(
  { candidate, former, job, company, news }: ApplicationSnapshot,
  setting: Pick<Context, "now" | "siteUrl" | "sign">,
): Write[] {
  const { id, companyId } = candidate;
  const cleared = former === null ? [] : planFormerRemoval(candidate, former);
  // Its company was deleted meanwhile: nobody got the application, and the name must go.
  if (company === undefined) {
    const nameless = { companyId: null, company: null };
    return [
      ...cleared,
      { in: "candidates", id, update: nameless },
      { in: "resumes", id, set: openedResume({ ...candidate, ...nameless }, setting.now) },
    ];
  }
  const told = job === null || job?.companyId !== companyId ? null : company;
  return [
    ...cleared,
    { in: "resumes", id, set: openedResume(candidate, setting.now) },
    ...(job === undefined
      ? []
      : planApplicationNews(candidate, news, { job, company: told }, setting)),
  ];
}

/**
 * Removes the talent-pool entry and the mails of the same person's earlier application, because the event of its
 * withdrawal may be lost.
 */
function planFormerRemoval({ id, resumePath }: Candidate, former: string): Write[] {
  const mails =
    former === resumePath ? [] : Object.values(applicationMailIds({ id, resumePath: former }));
  return [
    { in: "talentPool", id, delete: true },
    ...mails.map((mailId) => ({ in: "mail", id: mailId, delete: true }) as const),
  ];
}

function openedResume(candidate: Candidate, now: Date): Resume {
  const { id, name, email, phone, coverLetter, resumePath, jobId, jobTitle, company, consent } =
    candidate;
  const resume = {
    id,
    name,
    email,
    phone,
    education: "",
    experience: "",
    skills: "",
    resumePath,
    appliedAt: candidate.createdAt,
    jobId,
    jobTitle,
    company,
    talentPoolConsent: consent.talentPool,
    // People found in the talent bank were approved for it.
    status: candidate.invited === true ? ("approved" as const) : ("pending" as const),
    notes: "",
    createdAt: now,
    updatedAt: now,
  };
  return { ...resume, searchTerms: resumeSearchTerms(resume, coverLetter) };
}
