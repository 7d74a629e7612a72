import { collections } from "@vagas/functions/domain/collections";
import { limits } from "@vagas/functions/domain/limits";
import { freePlace, type QueuePlaces } from "@vagas/functions/domain/company/queuePlaces";
import {
  collection,
  doc,
  type DocumentReference,
  getDoc,
  getDocs,
  query,
  type QueryDocumentSnapshot,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore/lite";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { withinLimit } from "../firebase/withinLimit.ts";

/** Why a job finds no place in the queue: ten are pending, or three were sent within a minute. */
export type NoPlace = "full" | "tooSoon";

function placesOf(companyId: string): DocumentReference {
  return doc(publicDatabase(), collections.queuePlaces, companyId);
}

/** The ids of the company's pending jobs. Fails as a read does. */
export function waitingJobs(companyId: string): Promise<ReadonlySet<string>> {
  return withinLimit(() => readWaiting(companyId));
}

async function readWaiting(companyId: string): Promise<ReadonlySet<string>> {
  const { docs } = await getDocs(
    query(
      collection(publicDatabase(), collections.jobs),
      where("companyId", "==", companyId),
      where("approvalStatus", "==", "pending"),
    ),
  );
  if (docs.length < limits.jobsWaiting.places) return new Set(docs.map(({ id }) => id));
  const decided = await Promise.all(docs.map(isDecided));
  return new Set(docs.filter((_job, i) => !decided[i]).map(({ id }) => id));
}

/** Whether a job is decided, even if functions have not updated it yet. */
async function isDecided(job: QueryDocumentSnapshot): Promise<boolean> {
  const approval = await getDoc(doc(publicDatabase(), collections.jobApprovals, job.id)).catch(
    () => null,
  );
  return (
    approval?.exists() === true &&
    approval.get("status") !== "pending" &&
    approval.get("revision") === job.get("revision")
  );
}

/**
 * The present places, and the write that takes one for a job; null if a pending job holds each. Only reads: the
 * caller writes it together with the job, because rules allow neither alone.
 */
export async function readFreePlace(
  transaction: Transaction,
  companyId: string,
  waiting: ReadonlySet<string>,
): Promise<{ take: (jobId: string) => void } | null> {
  const reference = placesOf(companyId);
  const found = await transaction.get(reference);
  const jobs = (found.get("jobs") ?? {}) as QueuePlaces["jobs"];
  const place = freePlace(jobs, waiting);
  if (place === null) return null;
  return {
    take: (jobId) =>
      transaction.set(reference, {
        jobs: { ...jobs, [place]: jobId },
        place,
        lastAt: serverTimestamp(),
        secondLastAt: (found.get("lastAt") as unknown) ?? null,
        thirdLastAt: (found.get("secondLastAt") as unknown) ?? null,
      }),
  };
}

/** Minutes by which a device's clock may be wrong. */
const clockError = 5;

/** Whether a refusal is due to three jobs within a minute; the server's clock decided, the device's may differ. */
export async function isTooSoon(companyId: string): Promise<boolean> {
  const places = await withinLimit(() => getDoc(placesOf(companyId))).catch(() => null);
  const thirdLast = places?.get("thirdLastAt") as { toMillis: () => number } | null | undefined;
  return thirdLast ? Math.abs(Date.now() - thirdLast.toMillis()) < clockError * 60_000 : false;
}
