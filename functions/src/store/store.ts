import type { Firestore } from "firebase-admin/firestore";
import { auditEntrySchema } from "../domain/auditEntry.ts";
import { candidateSchema } from "../domain/candidate.ts";
import { collections, publicStats } from "../domain/collections.ts";
import { companySchema } from "../domain/company.ts";
import { confirmedAddressSchema } from "../domain/confirmedAddress.ts";
import { contactRequestSchema } from "../domain/contactRequest.ts";
import { healthNoticeSchema } from "../domain/healthNotice.ts";
import { hiringCompanySchema } from "../domain/hiringCompany.ts";
import { talentCardSchema } from "../domain/talentCard.ts";
import { jobClosureSchema } from "../domain/jobClosure.ts";
import { jobSchema } from "../domain/job.ts";
import { jobApprovalSchema } from "../domain/jobApproval.ts";
import { jobEditSchema } from "../domain/jobEdit.ts";
import { downloadSchema } from "../domain/download.ts";
import { linkRequestSchema } from "../domain/linkRequest.ts";
import { linkUseSchema } from "../domain/linkUse.ts";
import { mailSchema } from "../domain/mail.ts";
import { pendingJobSchema } from "../domain/pendingJob.ts";
import { queuePlacesSchema } from "../domain/queuePlaces.ts";
import { requestCountSchema } from "../domain/requestCount.ts";
import { publishedJobSchema } from "../domain/publishedJob.ts";
import { rejectedJobSchema } from "../domain/rejectedJob.ts";
import { passSchema } from "../domain/reconciliationPass.ts";
import { resumeSchema } from "../domain/resume.ts";
import { deactivatedCompanySchema, returnedCompanySchema } from "../domain/returnedCompany.ts";
import { roundSchema } from "../domain/round.ts";
import { serverRunSchema } from "../domain/serverRun.ts";
import { stuckWorkSchema } from "../domain/stuckWork.ts";
import { statsSchema, statsShareSchema } from "../domain/stats.ts";
import { talentPoolEntrySchema } from "../domain/talentPoolEntry.ts";
import { tombstoneSchema } from "../domain/tombstone.ts";
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
