import type { Context } from "../../context.ts";
import { resumeSearchTerms } from "../../domain/administration/adminSearch.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { Resume } from "../../domain/application/resume.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import { resumeSummary } from "../../domain/writtenResume/resumeSummary.ts";
import {
  candidateSkillTerms,
  hasCurrentSkillTerms,
} from "../../domain/writtenResume/skillTerms.ts";
import { readWrittenResume } from "../../domain/writtenResume/writtenResume.ts";
import { applicationMailIds } from "../../mail/applicationMails.ts";
import type { Write } from "../../store/writes.ts";
import { type NewsSnapshot, planApplicationNews } from "./applicationNews.ts";

const noSummary = { education: "", experience: "", skills: "" };

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
  const skillTerms = newSkillTerms(candidate);
  // Its company was deleted meanwhile: nobody got the application, and the name must go.
  if (company === undefined) {
    const nameless = { companyId: null, company: null };
    return [
      ...cleared,
      { in: "candidates", id, update: { ...nameless, ...skillTerms } },
      { in: "resumes", id, set: openedResume({ ...candidate, ...nameless }, setting.now) },
    ];
  }
  const told = job === null || job?.companyId !== companyId ? null : company;
  return [
    ...cleared,
    ...(skillTerms === null ? [] : [{ in: "candidates", id, update: skillTerms } as const]),
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

/** The terms of the answers; null if the application has them, as one without answers always does. */
function newSkillTerms(candidate: Candidate): Pick<Candidate, "skillTerms"> | null {
  return hasCurrentSkillTerms(candidate) ? null : { skillTerms: candidateSkillTerms(candidate) };
}

/** A written résumé begins the administrator's summary. */
function openedResume(candidate: Candidate, now: Date): Resume {
  const { id, name, email, phone, coverLetter, resumePath, jobId, jobTitle, company, consent } =
    candidate;
  const written = readWrittenResume(candidate.writtenResume);
  const resume = {
    id,
    name,
    email,
    phone,
    ...(written === null ? noSummary : resumeSummary(written)),
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
