import { expect, test } from "vitest";
import { addDays } from "../domain/dates.ts";
import type { Mail } from "../domain/mail/mail.ts";
import type { ContactRequest } from "../domain/talent/contactRequest.ts";
import { buildCandidate } from "../domain/testing/buildCandidate.ts";
import { buildJob } from "../domain/testing/buildJob.ts";
import { accountMail } from "./accountMail.ts";
import { answerMail } from "./answerMail.ts";
import { anotherFileMail, companyMail, receiptMail } from "./applicationMails.ts";
import { activityMail, deletedJobMail } from "./companyMail.ts";
import { contactMail, contactOutcomeMail } from "./contactMails.ts";
import { deadlineMail } from "./deadlineMail.ts";
import { decisionMail } from "./decisionMail.ts";
import { editDecisionMail } from "./editDecisionMail.ts";
import { hiredMail } from "./hiredMail.ts";
import { now, secret, siteUrl } from "./mailTesting.ts";
import { receivedMail } from "./receivedMail.ts";
import { settledReportsMail } from "./reportMails.ts";
import { summaryMail } from "./summaryMail.ts";

const email = "padaria@empresa.example";
const company = { id: "padaria", name: "Padaria Aurora", email };
const job = { id: "a1", ...buildJob({ companyId: company.id }) };
const applicant = { id: "a1_ana", ...buildCandidate("a1_ana", { email }) };
const request: ContactRequest = {
  id: "c1_padaria",
  cardId: "c1",
  companyId: company.id,
  company: company.name,
  jobId: job.id,
  jobTitle: job.title,
  name: "Ana P.",
  message: "interview",
  origin: "company",
  status: "declined",
  createdAt: now,
  expiresAt: addDays(now, 14),
  answeredAt: now,
};
const decision = { notes: "", before: null, job, company, siteUrl, notBefore: now, now };
const links = { siteUrl, secret, now, unanswered: 2 };
const account = { mode: "verifyEmail", email, uid: company.id, newEmail: null } as const;

const toCompany: Record<string, Mail | null> = {
  "a job was received": receivedMail(job, company, siteUrl, now),
  "a job was approved": decisionMail({ ...decision, status: "approved" }),
  "a job was rejected": decisionMail({ ...decision, status: "rejected" }),
  "a decision was taken back": decisionMail({ ...decision, status: "pending" }),
  "an edit was approved": editDecisionMail({ ...decision, status: "approved" }),
  "a job ends soon": deadlineMail("expiring", job, company, links),
  "a job has ended": deadlineMail("expired", job, company, links),
  "whom a job hired is asked": hiredMail(job, company, links),
  "reports were settled": settledReportsMail(
    { decision: "keep", reason: "Está certo.", job, company },
    { siteUrl, now },
  ),
  "a person applied": companyMail(applicant, job, company, siteUrl, now),
  "several people applied": summaryMail(7, company, { siteUrl, until: now, now }),
  "a person answered": contactOutcomeMail(request, company, siteUrl, now),
  "a company was deactivated": activityMail(false, company, siteUrl, now),
  "a job was deleted": deletedJobMail(job, company, siteUrl, now),
  "its account's address is to be proved": accountMail(account, siteUrl, now),
};

test.each(Object.entries(toCompany))("the mail that %s names its company", (_news, mail) => {
  expect(mail).toMatchObject({ to: [email], companyId: company.id });
});

const person = { ...applicant, email };
const receipt = { siteUrl, confirmLink: null, now };
const answer = { at: now, applications: 3, openings: 1 };

const toPerson: Record<string, Mail | null | undefined> = {
  "receipt of an application": receiptMail(person, job, receipt),
  "request for another file": anotherFileMail(email, job, siteUrl, now),
  "answer of a company": answerMail(
    { application: person, stage: "emConversa", answer, job, similar: [] },
    siteUrl,
    now,
  )?.mail,
  "request for contact": contactMail(email, request, job, { siteUrl, secret, now }),
  "link to a new password": accountMail(
    { ...account, mode: "resetPassword", uid: null },
    siteUrl,
    now,
  ),
};

test.each(Object.entries(toPerson))("the %s is no company's, whatever its address", (_of, mail) => {
  expect(mail).toMatchObject({ to: [email] });
  expect(mail).not.toHaveProperty("companyId");
});
