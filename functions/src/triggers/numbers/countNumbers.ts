import type { DocumentSnapshot } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { type Context, openContext } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import { emptyMonth, type MonthRecord, shownMonths } from "../../domain/numbers/monthRecord.ts";
import { noteJobs, type SeenHire, type SeenJob } from "../../domain/numbers/noteJobs.ts";
import { countTown } from "../../domain/numbers/townNumbers.ts";
import { eachDocument, eachPage } from "../../store/eachDocument.ts";
import { attempt } from "../handle.ts";
import { scheduled } from "../scheduled.ts";

export const countNumbers = scheduled(
  "countNumbers",
  { retryCount: 3, timeoutSeconds: 540 },
  async () => countTownNumbers(openContext()),
);

/**
 * Adds to the months what happened to jobs and was said of hires since the last run, and makes the numbers of the town anew. A run reads what
 * changed and the shown months; a day is read twice, because events are retried that long. Returns how many documents
 * it read.
 */
export async function countTownNumbers(context: Context): Promise<number> {
  const { store, now } = context;
  const last = (await store.townNumbers.get()).data();
  const since = last ? addDays(last.updatedAt, -1) : new Date(0);
  const { seen, read } = await seenSince(context, since);
  const hires = await hiresSince(context, since);
  const months = shownMonths(now);
  await store.firestore.runTransaction(async (transaction) => {
    const [counts, ...rows] = await Promise.all([
      transaction.get(store.publicStats),
      ...months.map((month) => transaction.get(store.monthRecords.doc(month))),
    ]);
    const records = new Map(rows.map((row) => [row.id, row.data() ?? emptyMonth] as const));
    const changed: Map<string, MonthRecord> = noteJobs(records, seen, hires);
    for (const [month, record] of changed) transaction.set(store.monthRecords.doc(month), record);
    const openJobs = counts.data()?.openPositions ?? 0;
    transaction.set(store.townNumbers, countTown(new Map([...records, ...changed]), openJobs, now));
  });
  logger.info("Numbers of the town", { seen: seen.length, read });
  return read + hires.length + months.length + 2;
}

/** What companies said since then of the people they hired. */
async function hiresSince(context: Context, since: Date): Promise<SeenHire[]> {
  const seen: SeenHire[] = [];
  const answered = context.store.hires.where("answeredAt", ">=", since).orderBy("answeredAt");
  await eachDocument(answered, (row) =>
    attempt(context, "countNumbers", row.id, async () => {
      seen.push({ id: row.id, hire: row.data() });
    }),
  );
  return seen;
}

/** The jobs that were listed or changed since then, and the number of documents read for them. */
async function seenSince(
  context: Context,
  since: Date,
): Promise<{ seen: SeenJob[]; read: number }> {
  const { publishedJobs, jobs, firestore } = context.store;
  const seen = new Map<string, SeenJob>();
  const see = (row: DocumentSnapshot<Job>, published: SeenJob["published"] = null) => {
    const job: SeenJob = { id: row.id, published, job: null };
    seen.set(row.id, job);
    return attempt(context, "countNumbers", row.id, async () => {
      job.job = row.data() ?? null;
    });
  };
  const listed = publishedJobs.where("at", ">=", since).orderBy("at");
  const listings = await eachPage(listed, async (page) => {
    const rows = await firestore.getAll(...page.map(({ id }) => jobs.doc(id)));
    for (const [i, row] of rows.entries()) await see(row as DocumentSnapshot<Job>, page[i]!.data());
  });
  const changed = jobs.where("updatedAt", ">=", since).orderBy("updatedAt");
  const changes = await eachPage(changed, async (page) => {
    for (const row of page) if (!seen.has(row.id)) await see(row);
  });
  return { seen: [...seen.values()], read: 2 * listings + changes };
}
