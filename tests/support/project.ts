import { randomUUID } from "node:crypto";
import { IdempotencyStrategy } from "@google-cloud/storage";
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { type DocumentData, getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { bucketOf } from "../../emulators/seed/bucket.ts";
import { eventually, projectId } from "./emulators.ts";

const app = initializeApp({ projectId, storageBucket: bucketOf(projectId) }, "project");

/** The emulators' data by the Admin SDK, which bypasses rules. */
export const database = getFirestore(app);
export const auth = getAuth(app);
export const bucket = getStorage(app).bucket();
// The emulator closes connections that were idle for five seconds, perhaps while the next upload is sent on one. Tests
// store the same bytes at the same path again, so every upload may be repeated.
bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;

/**
 * Random letters and digits, so that no two tests use the same name or id: at most six digits in a row, because eight
 * are read as a phone number, which some texts may not have.
 */
export function stamp(): string {
  const random = randomUUID().replaceAll("-", "");
  return `${random.slice(0, 6)}x${random.slice(6, 11)}`;
}

export async function stored(collection: string, id: string): Promise<DocumentData | undefined> {
  return (await database.collection(collection).doc(id).get()).data();
}

/** Waits until the document has these fields, or, for null, until it is deleted. */
export async function untilStored(
  collection: string,
  id: string,
  fields: DocumentData | null,
): Promise<void> {
  await eventually(`${collection}/${id} ${JSON.stringify(fields)}`, async () => {
    const found = await stored(collection, id);
    if (fields === null || found === undefined)
      return fields === null && found === undefined ? true : undefined;
    return Object.entries(fields).every(([name, value]) => found[name] === value)
      ? true
      : undefined;
  });
}
