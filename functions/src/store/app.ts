import { getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { openStore, type Store } from './store.ts';

// Each SDK is loaded by the first event that needs it: an instance starts with what it uses.

let opened: Promise<Store> | undefined;

/** The database of the project the functions run in. */
export function theStore(): Promise<Store> {
  opened ??= import('firebase-admin/firestore').then(({ getFirestore }) => openStore(getFirestore(theApp())));
  return opened;
}

/** The accounts of the project the functions run in. */
export async function theAuth(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(theApp());
}

function theApp() {
  return getApps()[0] ?? initializeApp();
}
