import type { Stats } from "@vagas/functions/domain/administration/stats";
import type { AuditEntry } from "@vagas/functions/domain/administration/auditEntry";
import { readCandidate } from "@vagas/functions/domain/application/readCandidate";
import type { Resume } from "@vagas/functions/domain/application/resume";
import { collections } from "@vagas/functions/domain/collections";
import { readCompany } from "@vagas/functions/domain/company/readCompany";
import type { ReturnedCompany } from "@vagas/functions/domain/company/returnedCompany";
import type { JobClosure } from "@vagas/functions/domain/job/jobClosure";
import { readJob } from "@vagas/functions/domain/job/readJob";
import { readJobApproval, readJobEdit } from "@vagas/functions/domain/job/readJobEdit";
import { readPendingJob, readRejectedJob } from "@vagas/functions/domain/job/readPendingJob";
import { type Row, rowOf } from "@vagas/functions/domain/table/row";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import type { TalentCard } from "@vagas/functions/domain/talent/talentCard";
import type { TalentPoolEntry } from "@vagas/functions/domain/talent/talentPoolEntry";
import { collection, type CollectionReference } from "firebase/firestore";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { plainFields } from "./plainValues.ts";

type WithId<T> = T & { id: string };

/** A collection whose documents come out as `read` turns them into; what is written goes to the collection itself. */
function rowsOf<T>(name: string, read: (id: string, row: Row) => T): CollectionReference<T> {
  return collection(liveDatabase(), name).withConverter<T>({
    fromFirestore: (snapshot, options) => read(snapshot.id, plainFields(snapshot.data(options))),
    toFirestore: () => {
      throw new Error(`Rows of ${name} are read here, not written`);
    },
  });
}

/** The collections that live pages read, each by the one function of its noun. */
export const liveRows = {
  audit: () => rowsOf(collections.audit, rowOf<WithId<AuditEntry>>),
  candidates: () => rowsOf(collections.candidates, readCandidate),
  companies: () => rowsOf(collections.companies, readCompany),
  contactRequests: () => rowsOf(collections.contactRequests, rowOf<ContactRequest>),
  jobApprovals: () => rowsOf(collections.jobApprovals, readJobApproval),
  jobClosures: () => rowsOf(collections.jobClosures, rowOf<WithId<JobClosure>>),
  jobEdits: () => rowsOf(collections.jobEdits, readJobEdit),
  jobs: () => rowsOf(collections.jobs, readJob),
  pendingJobs: () => rowsOf(collections.pendingJobs, readPendingJob),
  rejectedJobs: () => rowsOf(collections.rejectedJobs, readRejectedJob),
  resumes: () => rowsOf(collections.resumes, rowOf<Resume>),
  returnedCompanies: () => rowsOf(collections.returnedCompanies, rowOf<ReturnedCompany>),
  stats: () => rowsOf(collections.stats, rowOf<Partial<Stats>>),
  talentCards: () => rowsOf(collections.talentCards, rowOf<TalentCard>),
  talentPool: () => rowsOf(collections.talentPool, rowOf<TalentPoolEntry>),
};
