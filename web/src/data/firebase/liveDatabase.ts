import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
} from "firebase/firestore";
import { emulatorHost, emulators, firebaseApp } from "./firebaseApp.ts";

let database: Firestore | null = null;

/** Firestore with live updates, for the company's and the administrator's areas; stores nothing on the device. */
export function liveDatabase(): Firestore {
  if (!database) {
    database = initializeFirestore(firebaseApp(), { localCache: memoryLocalCache() });
    if (emulators) connectFirestoreEmulator(database, emulatorHost, emulators.firestore);
  }
  return database;
}
