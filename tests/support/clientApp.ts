import { type FirebaseApp, initializeApp } from "firebase/app";
import { type Auth, connectAuthEmulator, getAuth } from "firebase/auth";
import { connectStorageEmulator, type FirebaseStorage, getStorage } from "firebase/storage";
import { bucketOf } from "../../emulators/seed/bucket.ts";
import { host, ports, projectId } from "./emulators.ts";

export type ClientApp = { app: FirebaseApp; auth: Auth; bucket: FirebaseStorage };

/** The client SDK against the emulators, with its own session under `name`; the caller chooses the Firestore SDK. */
export function openClientApp(name: string): ClientApp {
  const app = initializeApp(
    { projectId, apiKey: "demo", storageBucket: bucketOf(projectId) },
    name,
  );
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${host}:${ports.auth}`, { disableWarnings: true });
  const bucket = getStorage(app);
  connectStorageEmulator(bucket, host, ports.storage);
  return { app, auth, bucket };
}
