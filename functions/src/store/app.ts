import { getApps, initializeApp } from "firebase-admin/app";
import type { AppCheck } from "firebase-admin/app-check";
import type { Auth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import type { Messaging } from "firebase-admin/messaging";
import type { Bucket } from "./resumeFiles.ts";
import { openStore, type Store } from "./store.ts";

let opened: Store | undefined;

/** The database of the functions' project. */
export function theStore(): Store {
  opened ??= openStore(getFirestore(theApp()));
  return opened;
}

// SDKs that few functions need are loaded at first use, so that the others start faster.

/** The accounts of the functions' project. */
export async function theAuth(): Promise<Auth> {
  const { getAuth } = await import("firebase-admin/auth");
  return getAuth(theApp());
}

/** App Check, which distinguishes the site's pages from scripts. */
export async function theAppCheck(): Promise<AppCheck> {
  const { getAppCheck } = await import("firebase-admin/app-check");
  return getAppCheck(theApp());
}

/** Cloud Messaging, which hands messages on to installed applications. */
export async function theMessaging(): Promise<Messaging> {
  const { getMessaging } = await import("firebase-admin/messaging");
  return getMessaging(theApp());
}

/** The bucket of the résumés. */
export async function theBucket(): Promise<Bucket> {
  const { getStorage } = await import("firebase-admin/storage");
  return getStorage(theApp()).bucket();
}

function theApp() {
  return getApps()[0] ?? initializeApp();
}
