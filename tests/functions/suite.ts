import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { collections, publicStats } from '@vagas/functions/domain/collections';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type DocumentData } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

if (process.env.FIRESTORE_EMULATOR_HOST === undefined) {
  throw new Error('These tests need the emulators: npm run test:functions starts them.');
}

export const projectId = process.env.GCLOUD_PROJECT ?? 'demo-vagas';
export const region = 'southamerica-east1';

const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` });

/** The suite as an administrator of the project sees it, past every rule. */
export const db = getFirestore(app);
export const auth = getAuth(app);
export const bucket = getStorage(app).bucket();

/** An id no other test has. */
export function newId(prefix: string): string {
  return `${prefix}-${randomUUID().slice(0, 8)}`;
}

/** A document's fields with dates for timestamps, or undefined. */
export async function read(path: string): Promise<DocumentData | undefined> {
  const fields = (await db.doc(path).get()).data();
  return fields && Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, typeof value?.toDate === 'function' ? value.toDate() : value]));
}

/** Waits until `look` returns something truthy, and returns it; fails with what it looked for after `patience` ms. */
export async function eventually<T>(what: string, look: () => Promise<T>, patience = 20_000): Promise<NonNullable<T>> {
  const end = Date.now() + patience;
  while (true) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`Waited ${patience / 1000} s in vain: ${what}`);
    await sleep(50);
  }
}

export const statsPath = `${collections.stats}/${publicStats.id}`;
export const sharesPath = `${statsPath}/${publicStats.shares}`;
