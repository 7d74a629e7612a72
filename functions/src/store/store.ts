import type { Firestore } from "firebase-admin/firestore";
import { auditEntrySchema } from "../domain/administration/auditEntry.ts";
import { candidateSchema } from "../domain/application/candidate.ts";
import { collections, publicStats } from "../domain/collections.ts";
import { companySchema } from "../domain/company/company.ts";
import { confirmedAddressSchema } from "../domain/mail/confirmedAddress.ts";
import { contactRequestSchema } from "../domain/talent/contactRequest.ts";
import { healthNoticeSchema } from "../domain/health/healthNotice.ts";
import { hiringCompanySchema } from "../domain/job/hiringCompany.ts";
import { talentCardSchema } from "../domain/talent/talentCard.ts";
import { jobClosureSchema } from "../domain/job/jobClosure.ts";
import { jobSchema } from "../domain/job/job.ts";
import { jobApprovalSchema } from "../domain/job/jobApproval.ts";
import { jobEditSchema } from "../domain/job/jobEdit.ts";
import { downloadSchema } from "../domain/application/download.ts";
import { linkRequestSchema } from "../domain/privacy/linkRequest.ts";
import { linkUseSchema } from "../domain/mail/linkUse.ts";
import { mailSchema } from "../domain/mail/mail.ts";
import { pendingJobSchema } from "../domain/job/pendingJob.ts";
import { queuePlacesSchema } from "../domain/company/queuePlaces.ts";
import { requestCountSchema } from "../domain/mail/requestCount.ts";
import { publishedJobSchema } from "../domain/job/publishedJob.ts";
import { rejectedJobSchema } from "../domain/job/rejectedJob.ts";
import { passSchema } from "../domain/health/reconciliationPass.ts";
import { resumeSchema } from "../domain/application/resume.ts";
import {
  deactivatedCompanySchema,
  returnedCompanySchema,
} from "../domain/company/returnedCompany.ts";
import { roundSchema } from "../domain/health/checkpoint.ts";
import { serverRunSchema } from "../domain/health/serverRun.ts";
import { stuckWorkSchema } from "../domain/health/stuckWork.ts";
import { statsSchema, statsShareSchema } from "../domain/administration/stats.ts";
import { talentPoolEntrySchema } from "../domain/talent/talentPoolEntry.ts";
import { tombstoneSchema } from "../domain/administration/tombstone.ts";
import { typedCollection } from "./typedCollection.ts";

/** Every collection the functions touch, typed. */
export type Store = ReturnType<typeof openStore>;

export function openStore(firestore: Firestore) {
  return {
    firestore,
    jobs: typedCollection(firestore, collections.jobs, jobSchema),
    jobApprovals: typedCollection(firestore, collections.jobApprovals, jobApprovalSchema),
    jobEdits: typedCollection(firestore, collections.jobEdits, jobEditSchema),
    queuePlaces: typedCollection(firestore, collections.queuePlaces, queuePlacesSchema),
    pendingJobs: typedCollection(firestore, collections.pendingJobs, pendingJobSchema),
    rejectedJobs: typedCollection(firestore, collections.rejectedJobs, rejectedJobSchema),
    companies: typedCollection(firestore, collections.companies, companySchema),
    candidates: typedCollection(firestore, collections.candidates, candidateSchema),
    resumes: typedCollection(firestore, collections.resumes, resumeSchema),
    talentPool: typedCollection(firestore, collections.talentPool, talentPoolEntrySchema),
    talentCards: typedCollection(firestore, collections.talentCards, talentCardSchema),
    contactRequests: typedCollection(firestore, collections.contactRequests, contactRequestSchema),
    hiringCompanies: typedCollection(firestore, collections.hiringCompanies, hiringCompanySchema),
    publicStats: typedCollection(firestore, collections.stats, statsSchema).doc(publicStats.id),
    statsShares: typedCollection(
      firestore,
      `${collections.stats}/${publicStats.id}/${publicStats.shares}`,
      statsShareSchema,
    ),
    mail: typedCollection(firestore, collections.mail, mailSchema),
    audit: typedCollection(firestore, collections.audit, auditEntrySchema),
    tombstones: typedCollection(firestore, collections.tombstones, tombstoneSchema),
    jobClosures: typedCollection(firestore, collections.jobClosures, jobClosureSchema),
    requestCounts: typedCollection(firestore, collections.requestCounts, requestCountSchema),
    confirmedAddresses: typedCollection(
      firestore,
      collections.confirmedAddresses,
      confirmedAddressSchema,
    ),
    downloads: typedCollection(firestore, collections.downloads, downloadSchema),
    linkRequests: typedCollection(firestore, collections.linkRequests, linkRequestSchema),
    linkUses: typedCollection(firestore, collections.linkUses, linkUseSchema),
    publishedJobs: typedCollection(firestore, collections.publishedJobs, publishedJobSchema),
    deactivatedCompanies: typedCollection(
      firestore,
      collections.deactivatedCompanies,
      deactivatedCompanySchema,
    ),
    returnedCompanies: typedCollection(
      firestore,
      collections.returnedCompanies,
      returnedCompanySchema,
    ),
    rounds: typedCollection(firestore, collections.rounds, roundSchema),
    passes: typedCollection(firestore, collections.reconciliationPasses, passSchema),
    serverRuns: typedCollection(firestore, collections.serverRuns, serverRunSchema),
    healthNotices: typedCollection(firestore, collections.healthNotices, healthNoticeSchema),
    stuckWork: typedCollection(firestore, collections.stuckWork, stuckWorkSchema),
  };
}
