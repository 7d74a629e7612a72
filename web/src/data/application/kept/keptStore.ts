import type { KeptApplication } from "./keptApplication.ts";
import { keptMark } from "./keptMark.ts";

// IndexedDB, because the service worker has no localStorage. What the browser refuses to store stays in memory, for as
// long as the page.

const name = "vagas-waiting-applications";
const version = 2;
const states = "applications";
const files = "files";

type Kept = { state: KeptApplication; file: ArrayBuffer | null };

const inMemory = new Map<string, Kept>();

/** Stores an application with the bytes of its file, in place of another of its key; false: only in memory. */
export async function putKept(state: KeptApplication, file: ArrayBuffer): Promise<boolean> {
  try {
    await write((put) => {
      put(states).put(state, state.key);
      put(files).put(file, state.key);
    });
    inMemory.delete(state.key);
    await mark();
    return true;
  } catch {
    inMemory.set(state.key, { state, file });
    return false;
  }
}

/** All of them, with what only this page has; none if the storage is blocked. */
export async function allKept(): Promise<KeptApplication[]> {
  const stored = await read((ask) => ask(states).getAll() as IDBRequest<KeptApplication[]>).catch(
    () => [],
  );
  const here = [...inMemory.values()].map(({ state }) => state);
  return [...stored.filter(({ key }) => !inMemory.has(key)), ...here];
}

/** Null if it is not on the device, or not readable. */
export async function getKept(key: string): Promise<KeptApplication | null> {
  return (await allKept()).find((kept) => kept.key === key) ?? null;
}

/** The bytes of its file; null if the device has lost them. */
export async function keptBytes(key: string): Promise<ArrayBuffer | null> {
  const here = inMemory.get(key);
  if (here?.file) return here.file;
  return read((ask) => ask(files).get(key) as IDBRequest<ArrayBuffer | undefined>).then(
    (bytes) => bytes ?? null,
    () => null,
  );
}

/**
 * Changes an application as it is stored by now, and returns it; null if it is gone, or another has replaced it. On a
 * full device the change is kept in memory.
 */
export async function changeKept(
  { key, keptAt }: Pick<KeptApplication, "key" | "keptAt">,
  change: (now: KeptApplication) => Partial<KeptApplication>,
): Promise<KeptApplication | null> {
  const here = inMemory.get(key);
  if (here) return changeInMemory(here, keptAt, change);
  let changed: KeptApplication | null = null;
  try {
    await write((put) => {
      const store = put(states);
      const asking = store.get(key) as IDBRequest<KeptApplication | undefined>;
      asking.onsuccess = () => {
        if (asking.result?.keptAt !== keptAt) return;
        changed = { ...asking.result, ...change(asking.result) };
        store.put(changed, key);
      };
    });
  } catch {
    if (changed) inMemory.set(key, { state: changed, file: null });
  }
  return changed;
}

function changeInMemory(
  here: Kept,
  keptAt: number,
  change: (now: KeptApplication) => Partial<KeptApplication>,
): KeptApplication | null {
  if (here.state.keptAt !== keptAt) return null;
  here.state = { ...here.state, ...change(here.state) };
  return here.state;
}

/** Removes an application and its file. */
export async function removeKept(key: string): Promise<void> {
  inMemory.delete(key);
  await write((put) => {
    put(states).delete(key);
    put(files).delete(key);
  }).catch(() => null);
  if ((await allKept()).length === 0) unmark();
}

/** Has a page find what is kept although it has no hint of it. */
async function mark(): Promise<void> {
  const marking = indexedDB.open(keptMark, 1);
  await answerOf(marking).then(
    (database) => database.close(),
    () => null, // What is kept has its hint.
  );
}

function unmark() {
  try {
    indexedDB.deleteDatabase(keptMark);
  } catch {
    // The browser stores nothing, and has no mark.
  }
}

/** Removes the file of an application that needs it no more. */
export async function removeKeptFile(key: string): Promise<void> {
  await write((put) => put(files).delete(key)).catch(() => null);
}

type Stores = (name: string) => IDBObjectStore;

async function read<Found>(ask: (stores: Stores) => IDBRequest<Found>): Promise<Found> {
  const database = await open();
  try {
    const reading = database.transaction([states, files]);
    return await answerOf(ask((store) => reading.objectStore(store)));
  } finally {
    database.close();
  }
}

/** 'strict': on the disk, and not only with the system, when it is called stored; a battery may be nearly empty. */
async function write(work: (stores: Stores) => void): Promise<void> {
  const database = await open();
  try {
    const writing = database.transaction([states, files], "readwrite", { durability: "strict" });
    work((store) => writing.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error("The device stores nothing"));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    for (const store of database.objectStoreNames) database.deleteObjectStore(store);
    database.createObjectStore(states);
    database.createObjectStore(files);
  };
  return answerOf(opening);
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The device stores nothing"));
  });
}
