import { randomUUID } from "node:crypto";
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { type DocumentData, getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { eventually, host, ports, projectId } from "../support/emulators.ts";

export const region = "southamerica-east1";
export const functionsUrl = `http://${host}:${ports.functions}`;

const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, "functions");

/** The emulators with the rights of the project's owner, which bypass rules. */
export const db = getFirestore(app);
export const auth = getAuth(app);
export const bucket = getStorage(app).bucket();

/** An id that no other test has. */
export function newId(prefix: string): string {
  return `${prefix}-${randomUUID().slice(0, 8)}`;
}

/** A document's fields with dates for timestamps, or undefined. */
export async function read(path: string): Promise<DocumentData | undefined> {
  const fields = (await db.doc(path).get()).data();
  return (
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        typeof value?.toDate === "function" ? value.toDate() : value,
      ]),
    )
  );
}

/** Waits until `isSo` returns true; fails with what it waited for. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  await eventually(what, async () => (await isSo()) || undefined);
}

/** Waits until the document has these fields, or, for null, until it is deleted. */
export async function untilRead(path: string, fields: DocumentData | null): Promise<void> {
  await until(`${path} ${fields === null ? "gone" : JSON.stringify(fields)}`, async () => {
    const found = await read(path);
    if (fields === null || found === undefined) return fields === null && found === undefined;
    return Object.entries(fields).every(
      ([key, value]) => JSON.stringify(found[key]) === JSON.stringify(value),
    );
  });
}
