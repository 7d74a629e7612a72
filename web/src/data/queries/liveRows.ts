import { readCandidate } from "@vagas/functions/domain/application/readCandidate";
import { collections } from "@vagas/functions/domain/collections";
import { readCompany } from "@vagas/functions/domain/company/readCompany";
import { readJob } from "@vagas/functions/domain/job/readJob";
import { readJobApproval, readJobEdit } from "@vagas/functions/domain/job/readJobEdit";
import { readPendingJob, readRejectedJob } from "@vagas/functions/domain/job/readPendingJob";
import type { Rows } from "@vagas/functions/domain/rowSchemas";
import { rowOf } from "@vagas/functions/domain/rowOf";
import type { Row } from "@vagas/functions/domain/table/row";
import { collection, type CollectionReference } from "firebase/firestore";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { plainFields } from "./plainValues.ts";

/** A collection whose documents come out as `read` turns them into; what is written goes to the collection itself. */
function rowsOf<Name extends keyof Rows>(
  name: Name,
  read: (id: string, row: Row) => Rows[Name],
): CollectionReference<Rows[Name]> {
  return collection(liveDatabase(), collections[name]).withConverter<Rows[Name]>({
    fromFirestore: (snapshot, options) => read(snapshot.id, plainFields(snapshot.data(options))),
    toFirestore: () => {
      throw new Error(`Rows of ${name} are read here, not written`);
    },
  });
}

/** The collections that live pages read, each through its noun's function. */
export const liveRows = {
  alertCounts: () => rowsOf("alertCounts", rowOf<"alertCounts">),
  audit: () => rowsOf("audit", rowOf<"audit">),
  candidates: () => rowsOf("candidates", readCandidate),
  closingNotices: () => rowsOf("closingNotices", rowOf<"closingNotices">),
  companies: () => rowsOf("companies", readCompany),
  companyTaxIds: () => rowsOf("companyTaxIds", rowOf<"companyTaxIds">),
  contactRequests: () => rowsOf("contactRequests", rowOf<"contactRequests">),
  employerRegister: () => rowsOf("employerRegister", rowOf<"employerRegister">),
  hires: () => rowsOf("hires", rowOf<"hires">),
  jobApprovals: () => rowsOf("jobApprovals", readJobApproval),
  jobChecks: () => rowsOf("jobChecks", rowOf<"jobChecks">),
  jobClosures: () => rowsOf("jobClosures", rowOf<"jobClosures">),
  jobEdits: () => rowsOf("jobEdits", readJobEdit),
  jobExplanations: () => rowsOf("jobExplanations", rowOf<"jobExplanations">),
  jobs: () => rowsOf("jobs", readJob),
  pendingJobs: () => rowsOf("pendingJobs", readPendingJob),
  registerMatches: () => rowsOf("registerMatches", rowOf<"registerMatches">),
  rejectedJobs: () => rowsOf("rejectedJobs", readRejectedJob),
  reportSummaries: () => rowsOf("reportSummaries", rowOf<"reportSummaries">),
  resumes: () => rowsOf("resumes", rowOf<"resumes">),
  returnedCompanies: () => rowsOf("returnedCompanies", rowOf<"returnedCompanies">),
  stats: (): CollectionReference<Partial<Rows["stats"]>> => rowsOf("stats", rowOf<"stats">),
  talentCards: () => rowsOf("talentCards", rowOf<"talentCards">),
  talentPool: () => rowsOf("talentPool", rowOf<"talentPool">),
};
