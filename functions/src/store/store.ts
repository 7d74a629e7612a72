import type { Firestore } from "firebase-admin/firestore";
import type { z } from "zod";
import { auditEntrySchema } from "../domain/administration/auditEntry.ts";
import { readCandidate } from "../domain/application/readCandidate.ts";
import { readCompany } from "../domain/company/readCompany.ts";
import { candidateSchema } from "../domain/application/candidate.ts";
import { collections, publicStats } from "../domain/collections.ts";
import { companySchema } from "../domain/company/company.ts";
import { confirmedAddressSchema } from "./schemas/confirmedAddress.ts";
import { contactRequestSchema } from "../domain/talent/contactRequest.ts";
import { browserErrorsSchema } from "../domain/health/browserErrors.ts";
import { healthNoticeSchema } from "./schemas/healthNotice.ts";
import { hiringCompanySchema } from "../domain/job/hiringCompany.ts";
import { talentCardSchema } from "../domain/talent/talentCard.ts";
import { jobClosureSchema } from "../domain/job/jobClosure.ts";
import { jobSchema } from "../domain/job/job.ts";
import { readJob } from "../domain/job/readJob.ts";
import { readJobApproval, readJobEdit } from "../domain/job/readJobEdit.ts";
import { readPendingJob, readRejectedJob } from "../domain/job/readPendingJob.ts";
import { jobApprovalSchema } from "../domain/job/jobApproval.ts";
import { jobEditSchema } from "../domain/job/jobEdit.ts";
import { downloadSchema } from "./schemas/download.ts";
import { linkRequestSchema } from "./schemas/linkRequest.ts";
import { linkUseSchema } from "./schemas/linkUse.ts";
import { mailSchema } from "../domain/mail/mail.ts";
import { pendingJobSchema } from "../domain/job/pendingJob.ts";
import { queuePlacesSchema } from "../domain/company/queuePlaces.ts";
import { requestCountSchema } from "./schemas/requestCount.ts";
import { publishedJobSchema } from "../domain/job/publishedJob.ts";
import { rejectedJobSchema } from "../domain/job/rejectedJob.ts";
import { passSchema } from "./schemas/reconciliationPass.ts";
import { resumeSchema } from "../domain/application/resume.ts";
import {
  deactivatedCompanySchema,
  returnedCompanySchema,
} from "../domain/company/returnedCompany.ts";
import { checkpointSchema } from "./schemas/checkpoint.ts";
import { serverRunSchema } from "../domain/health/serverRun.ts";
import { stuckWorkSchema } from "./schemas/stuckWork.ts";
import { statsSchema, statsShareSchema } from "../domain/administration/stats.ts";
import { talentPoolEntrySchema } from "../domain/talent/talentPoolEntry.ts";
import { tombstoneSchema } from "./schemas/tombstone.ts";
import { type ReadRow, typedCollection } from "./typedCollection.ts";

/** Every collection that functions use, typed. */
export type Store = ReturnType<typeof openStore>;

export function openStore(firestore: Firestore) {
  const open = <Schema extends z.ZodObject>(
    name: keyof typeof collections,
    schema: Schema,
    read?: ReadRow,
  ) => typedCollection(firestore, collections[name], schema, read);
  return {
    firestore,
    jobs: open("jobs", jobSchema, readJob),
    jobApprovals: open("jobApprovals", jobApprovalSchema, readJobApproval),
    jobEdits: open("jobEdits", jobEditSchema, readJobEdit),
    queuePlaces: open("queuePlaces", queuePlacesSchema),
    pendingJobs: open("pendingJobs", pendingJobSchema, readPendingJob),
    rejectedJobs: open("rejectedJobs", rejectedJobSchema, readRejectedJob),
    companies: open("companies", companySchema, readCompany),
    candidates: open("candidates", candidateSchema, readCandidate),
    resumes: open("resumes", resumeSchema),
    talentPool: open("talentPool", talentPoolEntrySchema),
    talentCards: open("talentCards", talentCardSchema),
    contactRequests: open("contactRequests", contactRequestSchema),
    hiringCompanies: open("hiringCompanies", hiringCompanySchema),
    publicStats: open("stats", statsSchema).doc(publicStats.id),
    statsShares: typedCollection(
      firestore,
      `${collections.stats}/${publicStats.id}/${publicStats.shares}`,
      statsShareSchema,
    ),
    mail: open("mail", mailSchema),
    audit: open("audit", auditEntrySchema),
    tombstones: open("tombstones", tombstoneSchema),
    jobClosures: open("jobClosures", jobClosureSchema),
    requestCounts: open("requestCounts", requestCountSchema),
    confirmedAddresses: open("confirmedAddresses", confirmedAddressSchema),
    downloads: open("downloads", downloadSchema),
    linkRequests: open("linkRequests", linkRequestSchema),
    linkUses: open("linkUses", linkUseSchema),
    publishedJobs: open("publishedJobs", publishedJobSchema),
    deactivatedCompanies: open("deactivatedCompanies", deactivatedCompanySchema),
    returnedCompanies: open("returnedCompanies", returnedCompanySchema),
    checkpoints: open("rounds", checkpointSchema),
    passes: open("reconciliationPasses", passSchema),
    serverRuns: open("serverRuns", serverRunSchema),
    healthNotices: open("healthNotices", healthNoticeSchema),
    browserErrors: open("browserErrors", browserErrorsSchema),
    stuckWork: open("stuckWork", stuckWorkSchema),
  };
}
