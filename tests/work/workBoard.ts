import type { Context } from "../../functions/src/context.ts";
import { fingerprint } from "../../functions/src/mail/fingerprint.ts";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import { openStore } from "../../functions/src/store/store.ts";
import { now } from "../faults/life.ts";
import { clearWorld, readDocuments, readWorld } from "../faults/world.ts";
import { given } from "../functions/storedFields.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { linkSecret, siteUrl } from "./environment.ts";

export const store = openStore(db);

export function contextAt(at: Date = now): Context {
  return {
    store,
    now: at,
    siteUrl,
    fingerprint: (kind, value) => fingerprint(kind, value, linkSecret),
    sign: (claims) => signLink(claims, linkSecret),
  };
}

/** Empties the suite and creates these documents. */
export async function board(documents: Record<string, object>): Promise<void> {
  await clearWorld();
  if (Object.keys(documents).length > 0) await given(documents);
}

/** Creates that many documents. */
export async function many(
  count: number,
  of: (i: number) => [path: string, fields: object],
): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  for (let i = 0; i < count; i++) {
    const [path, fields] = of(i);
    void writer.set(db.doc(path), fields);
  }
  await writer.close();
}

/** Every document by its path, of one collection if named; without the functions' records of their runs. */
export async function documentsOf(collection = ""): Promise<Record<string, object>> {
  const documents = await readDocuments();
  return Object.fromEntries(
    Object.entries(documents).filter(([path]) =>
      collection === "" ? !path.startsWith("serverRuns/") : path.startsWith(collection),
    ),
  );
}

/** The paths of documents and files. */
export async function paths(): Promise<string[]> {
  const { documents, files } = await readWorld();
  return [...Object.keys(documents), ...files];
}

export const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF";

export async function upload(
  path: string,
  content: string | Buffer = pdf,
  token?: string,
): Promise<void> {
  const metadata = token === undefined ? {} : { firebaseStorageDownloadTokens: token };
  await bucket
    .file(path)
    .save(content, { resumable: false, contentType: "application/pdf", metadata: { metadata } });
}
