import type { DocumentReference, Firestore } from "firebase-admin/firestore";
import { alertSchema } from "@vagas/functions/domain/alert/alert";
import { alertCountsSchema } from "@vagas/functions/domain/alert/alertCounts";
import { candidateSchema } from "@vagas/functions/domain/application/candidate";
import { collections, numbersStats, publicStats } from "@vagas/functions/domain/collections";
import { closingNoticeSchema } from "@vagas/functions/domain/closing/closingNotice";
import { companySchema } from "@vagas/functions/domain/company/company";
import { hireSchema } from "@vagas/functions/domain/closing/hire";
import { jobSchema, type Job } from "@vagas/functions/domain/job/job";
import { jobApprovalSchema } from "@vagas/functions/domain/job/jobApproval";
import { jobEditSchema } from "@vagas/functions/domain/job/jobEdit";
import { monthRecordSchema } from "@vagas/functions/domain/numbers/monthRecord";
import { townNumbersSchema } from "@vagas/functions/domain/numbers/townNumbers";
import { neighbourReadingSchema } from "@vagas/functions/domain/neighbours/neighbourReading";
import { pendingJobSchema } from "@vagas/functions/domain/job/pendingJob";
import { publishedJobSchema } from "@vagas/functions/domain/job/publishedJob";
import { shortCodeSchema, shortCodesFor } from "@vagas/functions/domain/job/shortCode";
import { queuePlacesSchema } from "@vagas/functions/domain/company/queuePlaces";
import { resumeSchema } from "@vagas/functions/domain/application/resume";
import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import {
  addShare,
  hireShare,
  type HireShare,
  hireShareSchema,
  statsShare,
  statsShareSchema,
} from "@vagas/functions/domain/administration/statsShare";
import { talentPoolEntrySchema } from "@vagas/functions/domain/talent/talentPoolEntry";
import { type SeedRecords, wasPublic } from "./seedRecords.ts";

/**
 * Writes every document as functions would leave it, in an order in which functions have nothing to add: a job's
 * share of the counts before the job, its approval in the same batch, a résumé's record in the batch of its
 * application.
 */
export async function writeDocuments(firestore: Firestore, records: SeedRecords): Promise<void> {
  const { companies, jobs, jobApprovals, jobEdits, queuePlaces, pendingJobs, hires } = records;
  const { candidates, closingNotices, resumes, talentPool } = records;
  const { alerts, alertCounts, neighbours } = records;
  const write: ToWrite = (collection, id, fields) => [
    firestore.collection(collections[collection]).doc(id),
    fields,
  ];
  const all = <T extends { id: string }>(
    collection: keyof typeof collections,
    rows: readonly T[],
    schema: { parse: (row: unknown) => { id: string } },
  ) => rows.map((row) => write(collection, row.id, withoutId(schema.parse(row))));
  await Promise.all([
    writeAll(firestore, all("companies", companies, companySchema)),
    writeCounts(firestore, jobs, hires),
    writeNumbers(firestore, records),
  ]);
  await writeAll(firestore, [
    ...notesOf(jobs.filter(wasPublic), write),
    ...all("jobs", jobs, jobSchema),
    ...jobApprovals.map((approval) =>
      write("jobApprovals", approval.jobId, jobApprovalSchema.parse(approval)),
    ),
    ...queuePlaces.map(({ id, ...places }) =>
      write("queuePlaces", id, queuePlacesSchema.parse(places)),
    ),
    ...all("jobEdits", jobEdits, jobEditSchema),
    ...hires.map(({ id, ...hire }) => write("hires", id, hireSchema.parse(hire))),
    ...neighbours.map(({ id, ...reading }) =>
      write("neighbours", id, neighbourReadingSchema.parse(reading)),
    ),
  ]);
  await writeAll(firestore, [
    ...all("pendingJobs", pendingJobs, pendingJobSchema),
    ...talentPool.map((entry) =>
      write("talentPool", entry.resumeId, talentPoolEntrySchema.parse(entry)),
    ),
    ...all("resumes", resumes, resumeSchema),
    ...all("candidates", candidates, candidateSchema),
    ...all("alerts", alerts, alertSchema),
    ...alertCounts.map(({ id, ...counts }) =>
      write("alertCounts", id, alertCountsSchema.parse(counts)),
    ),
    ...closingNotices.map(({ id, ...notice }) =>
      write("closingNotices", id, closingNoticeSchema.parse(notice)),
    ),
  ]);
}

type Write = [DocumentReference, object];
type ToWrite = (collection: keyof typeof collections, id: string, fields: object) => Write;

/** The notes that jobs were public, and their short addresses. */
function notesOf(jobs: readonly Job[], write: ToWrite): Write[] {
  const taken = new Set<string>();
  return jobs.flatMap(({ id, type, postedAt: at }) => {
    const code = shortCodesFor(id).find((free) => !taken.has(free))!;
    taken.add(code);
    return [
      write("publishedJobs", id, publishedJobSchema.parse({ type, at, code })),
      write("shortCodes", code, shortCodeSchema.parse({ jobId: id, at })),
    ];
  });
}

/** A batch holds 500 writes; the seed's longest list is well below. */
async function writeAll(firestore: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = firestore.batch();
  for (const [document, fields] of writes) batch.set(document, fields);
  await batch.commit();
}

/** The document's fields, without the id, which is its name. */
function withoutId<T extends { id: string }>({ id: _id, ...fields }: T): Omit<T, "id"> {
  return fields;
}

/** The numbers of the town, and the months that they are made of. */
async function writeNumbers(firestore: Firestore, { numbers, months }: SeedRecords): Promise<void> {
  const document = firestore.collection(collections.stats).doc(numbersStats.id);
  await writeAll(firestore, [
    [document, townNumbersSchema.parse(numbers)],
    ...[...months].map(([month, record]): Write => [
      document.collection(numbersStats.months).doc(month),
      monthRecordSchema.parse(record),
    ]),
  ]);
}

/** The shares of the seed's jobs, and the counts as the sum of all shares, including others'. */
async function writeCounts(
  firestore: Firestore,
  jobs: readonly Job[],
  hires: SeedRecords["hires"],
): Promise<void> {
  const counts = firestore.collection(collections.stats).doc(publicStats.id);
  const shares = counts.collection(publicStats.shares);
  const hireShares = counts.collection(publicStats.hires);
  await firestore.runTransaction(async (transaction) => {
    const [{ docs }, told] = await Promise.all([
      transaction.get(shares),
      transaction.get(hireShares),
    ]);
    const allHires = new Map(
      told.docs.map((share) => [share.id, hireShareSchema.parse(share.data())]),
    );
    for (const hire of hires) {
      allHires.set(hire.id, hireShare(hire));
      transaction.set(hireShares.doc(hire.id), hireShare(hire));
    }
    const sum = (name: keyof HireShare) =>
      [...allHires.values()].reduce((total, share) => total + share[name], 0);
    const all = new Map(docs.map((share) => [share.id, statsShareSchema.parse(share.data())]));
    for (const job of jobs) {
      all.set(job.id, statsShare(job));
      transaction.set(shares.doc(job.id), statsShare(job));
    }
    transaction.set(
      counts,
      [...all.values()].reduce((stats, share) => addShare(stats, share, 1), {
        ...emptyStats,
        hires: sum("hires"),
        hiresTold: sum("hiresTold"),
      }),
    );
  });
}
