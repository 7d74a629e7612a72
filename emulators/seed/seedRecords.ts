import type { Alert } from "@vagas/functions/domain/alert/alert";
import type { AlertCounts } from "@vagas/functions/domain/alert/alertCounts";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { Replies } from "@vagas/functions/domain/company/replies";
import { replyWord } from "@vagas/functions/domain/company/replyWord";
import type { Company } from "@vagas/functions/domain/company/company";
import type { ClosingNotice } from "@vagas/functions/domain/closing/closingNotice";
import type { Hire } from "@vagas/functions/domain/closing/hire";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobApproval } from "@vagas/functions/domain/job/jobApproval";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import type { PendingJob } from "@vagas/functions/domain/job/pendingJob";
import type { QueuePlaces } from "@vagas/functions/domain/company/queuePlaces";
import type { MonthRecord } from "@vagas/functions/domain/numbers/monthRecord";
import { countTown, type TownNumbers } from "@vagas/functions/domain/numbers/townNumbers";
import type { NeighbourReading } from "@vagas/functions/domain/neighbours/neighbourReading";
import type { Resume } from "@vagas/functions/domain/application/resume";
import type { TalentPoolEntry } from "@vagas/functions/domain/talent/talentPoolEntry";
import { buildCompany, companyKeys, seedCompanies } from "./seedCompanies.ts";
import { neighbourReadings } from "./demoNeighbour.ts";
import { inTown } from "./inTown.ts";
import {
  seedJob,
  buildJobApproval,
  buildJobEdit,
  buildPendingJob,
  decidedAt,
} from "./jobs/seedJob.ts";
import { monthsOf } from "./jobs/monthsOf.ts";
import { queuePlacesOf } from "./jobs/queuePlacesOf.ts";
import { seedHires } from "./jobs/seedHires.ts";
import { vacancies } from "./jobs/vacancies.ts";
import { daytime } from "./moments.ts";
import { pendingVacancies } from "./pendingVacancies.ts";
import { applicants } from "./people/applicants.ts";
import { buildApplication, type ResumeFile } from "./people/buildApplication.ts";
import { formerApplicants } from "./people/formerApplicants.ts";
import { repliesIn } from "./people/repliesIn.ts";
import { seedAlertCounts, seedAlerts } from "./people/seedAlerts.ts";
import { withClosings } from "./people/withClosings.ts";
import { withAnswers } from "./people/withAnswers.ts";
import { talentBankPeople } from "./people/talentBank.ts";

export type SeedRecords = {
  companies: Company[];
  jobs: Job[];
  jobApprovals: JobApproval[];
  jobEdits: JobEdit[];
  queuePlaces: (QueuePlaces & { id: string })[];
  pendingJobs: PendingJob[];
  hires: (Hire & { id: string })[];
  candidates: Candidate[];
  closingNotices: (ClosingNotice & { id: string })[];
  resumes: Resume[];
  talentPool: TalentPoolEntry[];
  files: ResumeFile[];
  alerts: Alert[];
  alertCounts: (AlertCounts & { id: string })[];
  months: Map<string, MonthRecord>;
  numbers: TownNumbers;
  neighbours: (NeighbourReading & { id: string })[];
};

/** Every document and file of the seed, at `now`. */
export async function seedRecords(now: Date): Promise<SeedRecords> {
  const jobs = vacancies.map((vacancy) => seedJob(vacancy, now));
  const advertised = new Map(
    vacancies.map((vacancy, i) => [
      vacancy.id,
      { job: jobs[i]!, listedAt: decidedAt(vacancy, now) },
    ]),
  );
  const applications = await Promise.all(
    inTown([...applicants, ...talentBankPeople, ...formerApplicants]).map((person, index) => {
      const job = person.to === null ? null : advertised.get(person.to);
      if (job === undefined)
        throw new Error(`${person.uid} applies to '${person.to}', which is no vacancy`);
      return buildApplication(person, index, job, now);
    }),
  );
  const hires = seedHires(jobs, now);
  const months = monthsOf(jobs.filter(wasPublic), hires, now);
  const closed = withClosings(
    applications.map(({ candidate }) => candidate),
    jobs,
  );
  const candidates = withAnswers(closed.candidates, jobs, now);
  const replies = repliesIn(candidates, now);
  return {
    companies: companyKeys.map((key) => {
      const company = buildCompany(key, daytime(now, seedCompanies[key].joined, key));
      const counted = replies.get(company.id);
      return counted === undefined ? company : { ...company, replies: counted };
    }),
    jobs: jobs.map((job) => withWord(job, replies)),
    jobApprovals: vacancies.flatMap((vacancy, i) => buildJobApproval(vacancy, jobs[i]!, now) ?? []),
    jobEdits: vacancies.flatMap((vacancy, i) => buildJobEdit(vacancy, jobs[i]!, now) ?? []),
    queuePlaces: queuePlacesOf(jobs),
    hires,
    pendingJobs: inTown(pendingVacancies).map((vacancy) => buildPendingJob(vacancy, now)),
    candidates,
    closingNotices: closed.closingNotices,
    resumes: applications.map(({ resume }) => resume),
    talentPool: applications.flatMap(({ talentPoolEntry }) => talentPoolEntry ?? []),
    files: applications.map(({ file }) => file),
    alerts: seedAlerts(now),
    alertCounts: seedAlertCounts(now),
    months,
    neighbours: neighbourReadings(now),
    numbers: countTown(months, jobs.filter(({ listed, filled }) => listed && !filled).length, now),
  };
}

/** The job with the word for its company's replies, if there is one. */
function withWord(job: Job, replies: ReadonlyMap<string, Replies>): Job {
  const companyReplies = job.companyId === null ? null : replyWord(replies.get(job.companyId));
  return companyReplies === null ? job : { ...job, companyReplies };
}

/** Whether it was approved once: it still is, or its approval was taken back and its company rewrote it. */
export function wasPublic({ approved, approvalStatus, revision }: Job): boolean {
  return approved || (approvalStatus === "pending" && revision > 1);
}
