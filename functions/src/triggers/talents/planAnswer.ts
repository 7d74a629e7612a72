import type { Context } from "../../context.ts";
import { resumeSearchTerms } from "../../domain/administration/adminSearch.ts";
import { type Candidate, candidateId } from "../../domain/application/candidate.ts";
import { consentVersion } from "../../domain/application/consent.ts";
import type { Resume } from "../../domain/application/resume.ts";
import { resumeExtension, resumePath } from "../../domain/application/resumeFile.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import { isOpen } from "../../domain/job/jobStanding.ts";
import {
  type ContactAnswer,
  type ContactAnswerAnswer,
  type ContactRequest,
  isWaiting,
  ownContact,
} from "../../domain/talent/contactRequest.ts";
import { contactMailIds, contactOutcomeMail } from "../../mail/contactMails.ts";
import { confirmation } from "../../store/mailCounts.ts";
import type { Write } from "../../store/writes.ts";
import type { Shown } from "./shownEntry.ts";

/** A request, and the person it is for. */
export type FoundRequest = { request: ContactRequest; shown: Shown };

/** The state of a request before an answer: answered, closed or open; undefined: gone. */
export function standingOf(
  { request }: FoundRequest,
  job: Job | undefined,
  company: Company | undefined,
  now: Date,
): ContactAnswerAnswer {
  if (!isWaiting(request, now)) return { state: stateOf(request), contact: ownContact(request) };
  const state = isClosed(request, job, company, now) ? "closed" : "open";
  return { state, contact: ownContact(request, job) };
}

/** Whether the company is deactivated, or its job is over or off the site: no answer is possible. */
export function isClosed(
  { companyId }: ContactRequest,
  job: Job | undefined,
  company: Company | undefined,
  now: Date,
): boolean {
  return company?.active !== true || job?.companyId !== companyId || !isOpen(job, now);
}

/** An expired or ended request has no answer any more. */
function stateOf({ status }: ContactRequest): "answered" | "closed" {
  return status === "accepted" || status === "declined" ? "answered" : "closed";
}

/** The id of the application that a yes makes. */
export function applicationId({ request, shown }: FoundRequest): string {
  return candidateId(request.jobId, shown.candidate.uid);
}

/** An answer to an open request; `own` is the application to the same job that the person made before, with its record. */
export type AnswerSnapshot = FoundRequest & {
  answer: ContactAnswer;
  job: Job;
  company: Company;
  own: Candidate | undefined;
  resume: Resume | undefined;
};

/** `byMail`: by a link that only the person's mailbox got, so that the answer confirms the address. */
type AnswerTerms = Pick<Context, "now" | "siteUrl" | "fingerprint"> & { byMail: boolean };

/** Records an answer; creates the application of a yes; mails the company if no application does. */
export function planAnswer(
  snapshot: AnswerSnapshot,
  { now, siteUrl, fingerprint, byMail }: AnswerTerms,
): { answered: ContactRequest; writes: Write[] } {
  const { request, shown, answer, company, own } = snapshot;
  const status = answer === "yes" ? "accepted" : "declined";
  const answered: ContactRequest = { ...request, status, answeredAt: now };
  const isApplication = answer === "yes" && own === undefined;
  const mail = isApplication ? null : contactOutcomeMail(answered, company, siteUrl, now);
  const writes: Write[] = answer === "yes" ? planYes(snapshot, now) : [];
  writes.push({ in: "contactRequests", id: request.id, set: answered });
  const { email } = shown.entry;
  if (byMail && email !== null) writes.push(confirmation(fingerprint("address", email), now));
  if (mail !== null) writes.push({ in: "mail", id: contactMailIds(request).company, set: mail });
  return { answered, writes };
}

/** Creates the application, or gives the company back one that was withdrawn from it. */
function planYes(snapshot: AnswerSnapshot, now: Date): Write[] {
  const { request, job, own, resume } = snapshot;
  const { companyId } = request;
  const id = applicationId(snapshot);
  const to = { companyId, company: job.company };
  if (own === undefined) return [{ in: "candidates", id, set: invitedCandidate(snapshot, now) }];
  if (own.companyId === companyId) return [];
  const given: Write[] = [{ in: "candidates", id, update: to }];
  if (resume === undefined) return given;
  const { company } = to;
  const searchTerms = resumeSearchTerms({ ...resume, company }, own.coverLetter);
  return [...given, { in: "resumes", id, update: { company, searchTerms } }];
}

function invitedCandidate({ request, shown, job }: AnswerSnapshot, now: Date): Candidate {
  const { uid, name, email, phone, resumeName, resumeSize, writtenResume } = shown.candidate;
  const { jobId, companyId } = request;
  return {
    id: applicationId({ request, shown }),
    uid,
    name,
    email,
    phone,
    coverLetter: "",
    resumePath: fileFor(request, shown),
    resumeName,
    resumeSize,
    ...(writtenResume === undefined ? {} : { writtenResume }),
    jobId,
    jobTitle: job.title,
    company: job.company,
    companyId,
    consent: { version: consentVersion, at: now, talentPool: false },
    stage: "nova",
    stageAt: now,
    createdAt: now,
    invited: true,
  };
}

/** The path of the file for a yes's application: the same at every try. */
export function fileFor(
  { jobId, cardId, createdAt }: ContactRequest,
  { candidate }: Shown,
): string {
  return resumePath(
    candidateId(jobId, candidate.uid),
    resumeExtension(candidate.resumePath) ?? "pdf",
    createdAt,
    cardId.slice(0, 12),
  );
}
