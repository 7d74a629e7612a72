import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from "firebase/firestore/lite";
import { emulatorHost, emulators, firebaseApp } from "./firebaseApp.ts";

let database: Firestore | null = null;

/** Firestore without live updates: a quarter of the full SDK's bytes, for single writes and their reads. */
export function publicDatabase(): Firestore {
  if (!database) {
    setLogLevel("silent"); // Pages report failures in their own words.
    database = getFirestore(firebaseApp());
    if (emulators) connectFirestoreEmulator(database, emulatorHost, emulators.firestore);
  }
  return database;
}
