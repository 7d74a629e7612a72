import type { DocumentData } from "firebase-admin/firestore";
import { collections as names } from "@vagas/functions/domain/collections";
import { clearAccounts, clearFirestore } from "../support/emulators.ts";
import { auth, bucket, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";

/** Everything the emulators hold: each document by its path, the files, the accounts. */
export type World = { documents: Record<string, object>; files: string[]; accounts: object[] };

/** Empties the suite. */
export async function clearWorld(): Promise<void> {
  await Promise.all([clearButFiles(), bucket.deleteFiles({ force: true })]);
}

/** Empties everything except the bucket. */
export async function clearButFiles(): Promise<void> {
  await Promise.all([clearFirestore(), clearAccounts()]);
}

export async function readWorld(): Promise<World> {
  const [documents, [files], { users }] = await Promise.all([
    readDocuments(),
    bucket.getFiles(),
    auth.listUsers(1000),
  ]);
  const isRun = (path: string) => path.startsWith(`${names.serverRuns}/`);
  return {
    documents: Object.fromEntries(Object.entries(documents).filter(([path]) => !isRun(path))),
    files: files.map(({ name }) => name).sort(),
    accounts: users
      .map(({ uid, email, customClaims }) => ({ uid, email, customClaims }))
      .sort((a, b) => a.uid.localeCompare(b.uid)),
  };
}

/**
 * The state without notes that a job was public or is over, and without counts of receipts, which another order of
 * events may omit.
 */
export function withoutNotes({ documents, ...world }: World): World {
  const isNote = (path: string) =>
    path.startsWith(`${names.jobClosures}/`) ||
    path.startsWith(`${names.publishedJobs}/`) ||
    path.startsWith(`${names.requestCounts}/`);
  return {
    ...world,
    documents: Object.fromEntries(Object.entries(documents).filter(([path]) => !isNote(path))),
  };
}

/** Every document by its path, as stored. */
export async function storedDocuments(): Promise<Record<string, DocumentData>> {
  const below = await db.doc("stats/public").listCollections();
  const collections = await Promise.all(
    [...(await db.listCollections()), ...below].map((collection) => collection.get()),
  );
  return Object.fromEntries(
    collections.flatMap(({ docs }) => docs.map((row) => [row.ref.path, row.data()] as const)),
  );
}

/** The same, sorted, dates as text. */
export async function readDocuments(): Promise<Record<string, object>> {
  const found = Object.entries(await storedDocuments());
  return Object.fromEntries(
    found
      .map(([path, fields]) => [path, plain(fields)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Converts timestamps to dates, so that a difference is readable. */
function plain(value: unknown): object {
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      isTimestamp(inner)
        ? new Date(inner._seconds * 1000 + inner._nanoseconds / 1e6).toISOString()
        : inner,
    ),
  ) as object;
}

function isTimestamp(value: unknown): value is { _seconds: number; _nanoseconds: number } {
  return (
    typeof value === "object" && value !== null && "_seconds" in value && "_nanoseconds" in value
  );
}

/**
 * Makes these documents, with what the functions make of them, and stores the outcome again from then on, which takes a
 * fraction of the time. The suite has no documents before. `files` are of résumés, stored each time.
 */
export function madeOnce(
  make: () => Promise<unknown>,
  files: readonly string[] = [],
): () => Promise<void> {
  let made: Record<string, DocumentData> | null = null;
  return async () => {
    for (const path of files) await bucket.file(path).save("%PDF-1.7\n%%EOF", { resumable: false });
    if (made !== null) return given(made);
    await make();
    made = await storedDocuments();
  };
}
