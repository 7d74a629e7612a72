import { collections, publicStats } from "@vagas/functions/domain/collections";
import type { Job } from "@vagas/functions/domain/job/job";
import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import type { Stats } from "@vagas/functions/domain/administration/stats";
import { addShare, statsShare } from "@vagas/functions/domain/administration/statsShare";
import { database } from "../support/project.ts";

/** The most writes of a batch. */
const batchSize = 500;

/** Writes jobs to the database, bypassing rules. */
export async function writeJobs(jobs: readonly Job[]): Promise<void> {
  for (let from = 0; from < jobs.length; from += batchSize) {
    const batch = database.batch();
    for (const { id, ...fields } of jobs.slice(from, from + batchSize))
      batch.set(database.collection(collections.jobs).doc(id), fields);
    await batch.commit();
  }
}

/** Sets the public counts to those of these jobs. */
export async function writeCounts(jobs: readonly Job[]): Promise<void> {
  const counts = jobs.reduce<Stats>((sum, job) => addShare(sum, statsShare(job), 1), emptyStats);
  await database.collection(collections.stats).doc(publicStats.id).set(counts);
}
