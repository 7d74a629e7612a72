import { type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { bucketOf } from '../../emulators/seed/bucket.ts';
import type { TestCompany } from './companies.ts';
import { host, ports, projectId } from './emulators.ts';

setLogLevel('silent');

export type CompanyClient = { app: FirebaseApp; database: Firestore; bucket: FirebaseStorage };

/** A program of a company's own, with its token and the SDK, and no page of ours in between. */
export async function clientOf({ uid, email, password }: TestCompany): Promise<CompanyClient> {
  const app = initializeApp({ projectId, apiKey: 'demo', storageBucket: bucketOf(projectId) }, uid);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${host}:${ports.auth}`, { disableWarnings: true });
  const database = getFirestore(app);
  connectFirestoreEmulator(database, host, ports.firestore);
  const bucket = getStorage(app);
  connectStorageEmulator(bucket, host, ports.storage);
  await signInWithEmailAndPassword(auth, email, password);
  return { app, database, bucket };
}
