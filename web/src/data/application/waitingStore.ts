import { consentVersion } from "@vagas/functions/domain/application/candidate";
import type { Application } from "./application.ts";
import { nextTry, readWaiting, waitingKey, writeWaiting } from "./waitingApplications.ts";

/** What a person has agreed to send, with its file; `consentVersion` is the agreed text. */
export type Kept = Application & { consentVersion: string };

const name = "vagas-waiting-applications";

/** For browsers that store nothing, such as private windows: it lasts as long as the page. */
const inMemory = new Map<string, Kept>();

/** Stores an application without an account, to be sent later. */
export async function keepWaiting(application: Application, now = Date.now()): Promise<void> {
  const { job } = application;
  const id = waitingKey(job?.id ?? null);
  const kept: Kept = { ...application, consentVersion };
  inMemory.set(id, kept);
  await inStore("readwrite", (store) => store.put(kept, id)).catch(() => null);
  writeWaiting(id, {
    company: job?.company ?? null,
    tries: 1,
    keptAt: now,
    nextAt: nextTry(1, now),
  });
}

/** Removes the waiting application to this job, or to the talent bank, after it was sent or cancelled. */
export async function forgetWaiting(jobId: string | null): Promise<void> {
  const id = waitingKey(jobId);
  if (readWaiting()[id] === undefined) return;
  writeWaiting(id, null);
  await removeApplication(id);
}

/** Null if the device has lost it. */
export async function getApplication(id: string): Promise<Kept | null> {
  const kept = inMemory.get(id);
  if (kept) return kept;
  return inStore("readonly", (store) => store.get(id) as IDBRequest<Kept | undefined>).then(
    (found) => found ?? null,
    () => null,
  );
}

export async function removeApplication(id: string): Promise<void> {
  inMemory.delete(id);
  await inStore("readwrite", (store) => store.delete(id)).catch(() => null);
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(name);
  const database = await answerOf(opening);
  try {
    return await answerOf(ask(database.transaction(name, mode).objectStore(name)));
  } finally {
    database.close();
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The device keeps nothing"));
  });
}
