import { collections, publicStats } from "@vagas/functions/domain/collections";
import type { Job } from "@vagas/functions/domain/job/job";
import { isOpen } from "@vagas/functions/domain/job/jobStanding";
import type { Stats } from "@vagas/functions/domain/administration/stats";
import type { Timestamp } from "firebase-admin/firestore";
import { eventually } from "./emulators.ts";
import { database, stamp } from "./project.ts";

/** The public board as stored, bypassing rules. */
export const board = {
  async stats(): Promise<Stats> {
    return (await database.collection(collections.stats).doc(publicStats.id).get()).data() as Stats;
  },
  /** Listed jobs, newest first. */
  async listedJobs(): Promise<Job[]> {
    const { docs } = await database.collection(collections.jobs).where("listed", "==", true).get();
    const jobs = docs.map((snapshot) => {
      const fields = snapshot.data();
      const date = (name: string) => (fields[name] as Timestamp).toDate();
      return {
        ...fields,
        id: snapshot.id,
        postedAt: date("postedAt"),
        expiresAt: date("expiresAt"),
        updatedAt: date("updatedAt"),
      } as Job;
    });
    return jobs.sort(
      (a, b) => b.postedAt.getTime() - a.postedAt.getTime() || (a.id < b.id ? 1 : -1),
    );
  },
  /** Those that accept applications. */
  async openJobs(): Promise<Job[]> {
    return (await board.listedJobs()).filter((job) => isOpen(job, new Date()));
  },
  async job(id: string): Promise<Job> {
    const found = (await board.listedJobs()).find((job) => job.id === id);
    if (!found) throw new Error(`No listed job ${id}`);
    return found;
  },
};

/**
 * Waits for functions to remove the jobs of companies that earlier tests deleted, because pages are compared with the
 * board.
 */
export function untilBoardIsSettled(): Promise<true> {
  return eventually("the end of the jobs whose company is gone", noJobWithoutCompany, 60_000);
}

async function noJobWithoutCompany(): Promise<true | undefined> {
  const companyIds = new Set(
    (await board.listedJobs()).flatMap(({ companyId }) => companyId ?? []),
  );
  if (companyIds.size === 0) return true;
  const companies = await database.getAll(
    ...[...companyIds].map((id) => database.collection(collections.companies).doc(id)),
  );
  return companies.every(({ exists }) => exists) ? true : undefined;
}

/** A test's listed job; it is deleted at the end of the block. */
type HeldJob = {
  id: string;
  change: (fields: Partial<Omit<Job, "id">>) => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

/** Creates a listed job until the end of the block: `await using held = await givenJob(...)`. */
export async function givenJob(fields: Omit<Job, "id">): Promise<HeldJob> {
  const document = database.collection(collections.jobs).doc(`e2e-${stamp()}`);
  await document.set(fields);
  return {
    id: document.id,
    change: async (changes) => void (await document.update(changes)),
    [Symbol.asyncDispose]: async () => void (await document.delete()),
  };
}
