import { signInWithEmailAndPassword } from "firebase/auth";
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from "firebase/firestore";
import { type ClientApp, openClientApp } from "./clientApp.ts";
import type { TestCompany } from "./companies.ts";
import { host, ports } from "./emulators.ts";

setLogLevel("silent");

type CompanyClient = ClientApp & { database: Firestore };

/** A company that calls the SDK itself, with its own token and without our pages. */
export async function clientOf({ uid, email, password }: TestCompany): Promise<CompanyClient> {
  const client = openClientApp(uid);
  const database = getFirestore(client.app);
  connectFirestoreEmulator(database, host, ports.firestore);
  await signInWithEmailAndPassword(client.auth, email, password);
  return { ...client, database };
}
