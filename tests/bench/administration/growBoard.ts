import {
  companySearchText,
  pendingJobSearchText,
} from "@vagas/functions/domain/administration/adminSearch";
import { collections, publicStats } from "@vagas/functions/domain/collections";
import { addDays } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { readJobContent } from "@vagas/functions/domain/job/readJobContent";
import { companyCategories } from "@vagas/functions/domain/options";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildApproval, buildPendingJob } from "@vagas/functions/domain/testing/buildJob";
import { searchTerms } from "@vagas/functions/domain/text/searchTerms";
import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import type { Stats } from "@vagas/functions/domain/administration/stats";
import { addShare, statsShare } from "@vagas/functions/domain/administration/statsShare";
import { inventJobs } from "../inventJobs.ts";
import { pickSkewed, seededRandom } from "../random.ts";
import { type Board, boards } from "./boards.ts";
import { inventApplication } from "./people.ts";
import { database } from "../../support/project.ts";

const random = seededRandom(88);
const kinds = [
  "Mercado",
  "Fazenda",
  "Auto Posto",
  "Agropecuária",
  "Restaurante",
  "Construtora",
  "Transportes",
  "Clínica",
  "Padaria",
  "Oficina",
];
const places = [
  "Araguaia",
  "Xingu",
  "Boa Vista",
  "Tapirapé",
  "São José",
  "Três Irmãos",
  "Santa Rita",
  "Roncador",
  "Norte Forte",
  "Ipê Roxo",
  "Rio Preto",
  "Serra Azul",
  "Beira Rio",
  "Santa Luzia",
  "Vale Verde",
];

/** Drops the shorter terms, which no search of the bench uses, because they are most of the data. */
const shortestTerm = 6;

/** Applications written before their answers are awaited; with more at once the emulator times out. */
const rowsInFlight = 500;

const now = new Date();
const jobs = inventJobs(boards[1].jobs, now).map(withState);

/** Writes the documents in `to` and not in `from`, bypassing rules, as functions would have completed them. */
export async function growBoard(from: Board, to: Board): Promise<void> {
  const writer = database.bulkWriter({ throttling: false });
  // A busy emulator may be late; writing a row again changes nothing.
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 5);
  const put = (
    collection: string,
    id: string,
    {
      id: _id,
      ...fields
    }: { id?: string; searchTerms?: string[] | undefined; [field: string]: unknown },
  ) => {
    if (fields.searchTerms)
      fields.searchTerms = fields.searchTerms.filter((term) => term.length >= shortestTerm);
    void writer.set(database.collection(collection).doc(id), fields);
  };

  const posted = jobs.slice(0, to.jobs);
  for (const job of jobs.slice(from.jobs, to.jobs)) {
    put(collections.jobs, job.id, job);
    const { companyId, postedAt } = job;
    if (job.approvalStatus === "pending")
      put(
        collections.jobApprovals,
        job.id,
        buildApproval(job.id, { companyId, createdAt: postedAt, updatedAt: postedAt }),
      );
  }
  for (let number = from.companies; number < to.companies; number += 1)
    put(collections.companies, `empresa-${number}`, company(number));
  for (let number = from.pendingJobs; number < to.pendingJobs; number += 1)
    put(collections.pendingJobs, `papel-${number}`, onPaper(jobs[number]!, number));
  put(
    collections.stats,
    publicStats.id,
    posted.reduce<Stats>((sum, job) => addShare(sum, statsShare(job), 1), emptyStats),
  );
  await writer.flush();

  for (let number = from.candidates; number < to.candidates; number += 1) {
    const { candidate, resume } = inventApplication(number, posted, now);
    put(collections.candidates, candidate.id, candidate);
    put(collections.resumes, resume.id, resume);
    if (number % rowsInFlight === 0) await writer.flush();
  }
  await writer.close();
}

/** Gives some jobs another state: pending, rejected or expired. */
function withState(job: Job, index: number): Job {
  if (index % 50 === 0)
    return {
      ...job,
      approvalStatus: "pending",
      approved: false,
      listed: false,
      companyId: `empresa-${index / 50}`,
    };
  if (index % 40 === 1)
    return { ...job, approvalStatus: "rejected", approved: false, listed: false };
  return index % 10 === 2 ? { ...job, expiresAt: addDays(now, -1), listed: false } : job;
}

function company(number: number) {
  const name = `${pickSkewed(kinds, random)} ${pickSkewed(places, random)}${number % 3 === 0 ? "" : ` ${pickSkewed(places, random)}`}`;
  const createdAt = new Date(now.getTime() - number * 3_600_000);
  const row = buildCompany({
    name,
    responsibleName: `Responsável ${number % 300}`,
    category: companyCategories[number % companyCategories.length]!,
    email: `empresa${number}@empresa.example`,
    active: number % 20 !== 0,
    createdAt,
    updatedAt: createdAt,
  });
  return { ...row, searchTerms: searchTerms(companySearchText(row)) };
}

function onPaper(job: Job, number: number) {
  const createdAt = new Date(now.getTime() - number * 60_000);
  return buildPendingJob({
    ...readJobContent(job),
    expiresAt: addDays(now, 30),
    createdAt,
    searchTerms: searchTerms(pendingJobSearchText(job)),
  });
}
