import { connectStorageEmulator, type FirebaseStorage, getStorage } from "firebase/storage";
import { emulatorHost, emulators, firebaseApp } from "./firebaseApp.ts";

let storage: FirebaseStorage | null = null;

/** The bucket of the résumés. Only lazily loaded code may import this module. */
export function fileStorage(): FirebaseStorage {
  if (!storage) {
    storage = getStorage(firebaseApp());
    if (emulators) connectStorageEmulator(storage, emulatorHost, emulators.storage);
  }
  return storage;
}
