import type { Firestore } from "firebase-admin/firestore";
import type { z } from "zod";
import { alertSchema } from "../domain/alert/alert.ts";
import { deviceAlertSchema } from "../domain/alert/deviceAlert.ts";
import { readCandidate } from "../domain/application/readCandidate.ts";
import { readCompany } from "../domain/company/readCompany.ts";
import { collections, numbersStats, presentEdition, publicStats } from "../domain/collections.ts";
import { confirmedAddressSchema } from "./schemas/confirmedAddress.ts";
import { browserErrorsSchema } from "../domain/health/browserErrors.ts";
import { healthNoticeSchema } from "./schemas/healthNotice.ts";
import { hiringCompanySchema } from "../domain/job/hiringCompany.ts";
import { readJob } from "../domain/job/readJob.ts";
import { readJobApproval, readJobEdit } from "../domain/job/readJobEdit.ts";
import { readPendingJob, readRejectedJob } from "../domain/job/readPendingJob.ts";
import { type Rows, rowSchemas } from "../domain/rowSchemas.ts";
import { neighbourReadingSchema } from "../domain/neighbours/neighbourReading.ts";
import { monthRecordSchema } from "../domain/numbers/monthRecord.ts";
import { townNumbersSchema } from "../domain/numbers/townNumbers.ts";
import { downloadSchema } from "./schemas/download.ts";
import { linkRequestSchema } from "./schemas/linkRequest.ts";
import { linkUseSchema } from "./schemas/linkUse.ts";
import { jobReportSchema } from "../domain/report/jobReport.ts";
import { mailSchema } from "../domain/mail/mail.ts";
import { publicCompanySchema } from "../domain/company/publicCompany.ts";
import { queuePlacesSchema } from "../domain/company/queuePlaces.ts";
import { requestCountSchema } from "./schemas/requestCount.ts";
import { publishedJobSchema } from "../domain/job/publishedJob.ts";
import { shortCodeSchema } from "../domain/job/shortCode.ts";
import { passSchema } from "./schemas/reconciliationPass.ts";
import { deactivatedCompanySchema } from "../domain/company/returnedCompany.ts";
import { checkpointSchema } from "./schemas/checkpoint.ts";
import { serverRunSchema } from "../domain/health/serverRun.ts";
import { stuckWorkSchema } from "./schemas/stuckWork.ts";
import { hireShareSchema, statsShareSchema } from "../domain/administration/statsShare.ts";
import { tombstoneSchema } from "./schemas/tombstone.ts";
import { type ReadRow, typedCollection } from "./typedCollection.ts";

type RowSchemas = typeof rowSchemas;

/** Every collection that functions use, typed. */
export type Store = ReturnType<typeof openStore>;

export function openStore(firestore: Firestore) {
  const { open, openRows } = openers(firestore);
  return {
    firestore,
    jobs: openRows("jobs", readJob),
    jobApprovals: openRows("jobApprovals", readJobApproval),
    jobEdits: openRows("jobEdits", readJobEdit),
    jobExplanations: openRows("jobExplanations"),
    jobChecks: openRows("jobChecks"),
    queuePlaces: open("queuePlaces", queuePlacesSchema),
    jobReports: open("jobReports", jobReportSchema),
    reportSummaries: openRows("reportSummaries"),
    pendingJobs: openRows("pendingJobs", readPendingJob),
    rejectedJobs: openRows("rejectedJobs", readRejectedJob),
    companies: openRows("companies", readCompany),
    ...openVerification(firestore),
    candidates: openRows("candidates", readCandidate),
    resumes: openRows("resumes"),
    talentPool: openRows("talentPool"),
    talentCards: openRows("talentCards"),
    contactRequests: openRows("contactRequests"),
    hiringCompanies: open("hiringCompanies", hiringCompanySchema),
    ...openCounts(firestore),
    ...openMails(firestore),
    audit: openRows("audit"),
    tombstones: open("tombstones", tombstoneSchema),
    jobClosures: openRows("jobClosures"),
    closingNotices: openRows("closingNotices"),
    hires: openRows("hires"),
    hireShares: typedCollection(
      firestore,
      `${collections.stats}/${publicStats.id}/${publicStats.hires}`,
      hireShareSchema,
    ),
    requestCounts: open("requestCounts", requestCountSchema),
    confirmedAddresses: open("confirmedAddresses", confirmedAddressSchema),
    downloads: open("downloads", downloadSchema),
    linkRequests: open("linkRequests", linkRequestSchema),
    linkUses: open("linkUses", linkUseSchema),
    ...openPublished(firestore),
    deactivatedCompanies: open("deactivatedCompanies", deactivatedCompanySchema),
    returnedCompanies: openRows("returnedCompanies"),
    checkpoints: open("rounds", checkpointSchema),
    passes: open("reconciliationPasses", passSchema),
    serverRuns: open("serverRuns", serverRunSchema),
    healthNotices: open("healthNotices", healthNoticeSchema),
    browserErrors: open("browserErrors", browserErrorsSchema),
    stuckWork: open("stuckWork", stuckWorkSchema),
  };
}

/** What is counted of jobs, and what it is made of. */
function openCounts(firestore: Firestore) {
  const { open, openRows } = openers(firestore);
  return {
    publicStats: openRows("stats").doc(publicStats.id),
    statsShares: typedCollection(
      firestore,
      `${collections.stats}/${publicStats.id}/${publicStats.shares}`,
      statsShareSchema,
    ),
    townNumbers: open("stats", townNumbersSchema).doc(numbersStats.id),
    monthRecords: typedCollection(
      firestore,
      `${collections.stats}/${numbersStats.id}/${numbersStats.months}`,
      monthRecordSchema,
    ),
  };
}

/** Mails, and who asked for those of new jobs. */
function openMails(firestore: Firestore) {
  const { open, openRows } = openers(firestore);
  return {
    mail: open("mail", mailSchema),
    alerts: open("alerts", alertSchema),
    deviceAlerts: open("deviceAlerts", deviceAlertSchema),
    alertCounts: openRows("alertCounts"),
  };
}

/** What outlives a job that was public, and the public jobs of other towns. */
function openPublished(firestore: Firestore) {
  const { open } = openers(firestore);
  return {
    publishedJobs: open("publishedJobs", publishedJobSchema),
    shortCodes: open("shortCodes", shortCodeSchema),
    neighbours: open("neighbours", neighbourReadingSchema),
  };
}

/** What is known of companies besides their rows. */
function openVerification(firestore: Firestore) {
  const { open, openRows } = openers(firestore);
  return {
    companyTaxIds: openRows("companyTaxIds"),
    publicCompanies: open("publicCompanies", publicCompanySchema),
    employerRegister: openRows("employerRegister").doc(presentEdition),
    registerMatches: openRows("registerMatches"),
  };
}

function openers(firestore: Firestore) {
  const open = <Schema extends z.ZodObject>(name: keyof typeof collections, schema: Schema) =>
    typedCollection(firestore, collections[name], schema);
  /** One that pages read too. */
  const openRows = <Name extends keyof Rows>(name: Name, read?: ReadRow) =>
    typedCollection<RowSchemas[Name]>(firestore, collections[name], rowSchemas[name], read);
  return { open, openRows };
}
