import { initializeApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  doc,
  type DocumentData,
  type Firestore,
  getFirestore,
  setLogLevel,
  writeBatch,
} from "firebase/firestore/lite";
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getStorage,
  listAll,
  ref,
  uploadBytes,
} from "firebase/storage";
import { clearFirestore, host, ports, projectId } from "./emulators.ts";

setLogLevel("silent");

type Account = {
  uid: string;
  email?: string;
  email_verified?: boolean;
  admin?: true;
  firebase: { sign_in_provider: string; identities: object };
};

const anonymous = { sign_in_provider: "anonymous", identities: {} };
const withPassword = { sign_in_provider: "password", identities: {} };

function company(uid: string, email_verified = true): Account {
  return {
    uid,
    email: `${uid.toLowerCase()}@empresa.example`,
    email_verified,
    firebase: withPassword,
  };
}

/** Every kind of account that rules distinguish. Ids are letters and digits, as Auth makes them. */
export const accounts = {
  visitor: null,
  applicant: { uid: "applicant", firebase: anonymous },
  otherApplicant: { uid: "otherApplicant", firebase: anonymous },
  unverifiedCompany: company("unverifiedCompany", false),
  company: company("company"),
  otherCompany: company("otherCompany"),
  deactivatedCompany: company("deactivatedCompany"),
  /** Its row is deleted and its tombstone exists, but its token is still valid. */
  deletedCompany: company("deletedCompany"),
  admin: { ...company("admin"), admin: true },
} as const satisfies Record<string, Account | null>;
export type Actor = keyof typeof accounts;
export const everyone = Object.keys(accounts) as Actor[];

/** Everyone but those named: a refusal is tested beside the actors who are allowed. */
export function everyoneBut(...allowed: Actor[]): Actor[] {
  return everyone.filter((actor) => !allowed.includes(actor));
}

/** What a test changes in an actor's token. */
export type Token = Partial<Omit<Account, "uid">> & Record<string, unknown>;

/** The token that the emulators take for the project's owner, whom no rules bind. */
const ownerToken = "owner";

type MockToken = Parameters<typeof connectFirestoreEmulator>[3];

/** The emulators' Firestore and bucket under one token. */
class Client {
  readonly firestore: Firestore;
  readonly bucket: FirebaseStorage;

  constructor(name: string, token: MockToken) {
    const app = initializeApp({ projectId }, name);
    this.firestore = getFirestore(app);
    connectFirestoreEmulator(this.firestore, host, ports.firestore, token);
    this.bucket = getStorage(app, `gs://${projectId}`);
    connectStorageEmulator(this.bucket, host, ports.storage, token);
  }
}

/**
 * Access to the emulators under the rules, as any actor; `given` and the like bypass the rules. Requests are single
 * REST calls: the full SDK opens a new stream after each refusal, which takes longer than the refusal.
 */
export class Gate {
  #clients = new Map<string, Client>();
  #owner = this.#client("owner", { mockUserToken: ownerToken });
  /** How often documents were written or cleared, bypassing rules. */
  writes = 0;

  #client(name: string, token: MockToken): Client {
    const client = this.#clients.get(name) ?? new Client(`${name} of the gate`, token);
    this.#clients.set(name, client);
    return client;
  }

  #actor(actor: Actor, change: Token): Client {
    const account: Account | null = accounts[actor];
    const { uid, ...token } = { uid: null, ...account, ...change };
    return this.#client(
      actor + JSON.stringify(change),
      uid === null ? {} : { mockUserToken: { ...token, sub: uid, user_id: uid } as never },
    );
  }

  /** Firestore as one of the actors; `change` alters the token. */
  as(actor: Actor, change: Token = {}): Firestore {
    return this.#actor(actor, change).firestore;
  }

  /** The bucket as one of the actors. */
  bucketAs(actor: Actor, change: Token = {}): FirebaseStorage {
    return this.#actor(actor, change).bucket;
  }

  /** Writes documents by path, bypassing rules; null removes one. */
  async given(documents: Record<string, DocumentData | null>): Promise<void> {
    this.writes += 1;
    const database = this.#owner.firestore;
    const batch = writeBatch(database);
    for (const [path, fields] of Object.entries(documents)) {
      if (fields === null) batch.delete(doc(database, path));
      else batch.set(doc(database, path), fields);
    }
    await batch.commit();
  }

  /** Stores a file, bypassing rules. */
  async givenFile(path: string, contentType: string, bytes: Uint8Array): Promise<void> {
    await uploadBytes(ref(this.#owner.bucket, path), bytes, { contentType });
  }

  /** Removes every file of a folder, bypassing rules. */
  async removeFiles(folder: string): Promise<void> {
    const { items } = await listAll(ref(this.#owner.bucket, folder));
    await Promise.all(items.map((item) => deleteObject(item)));
  }

  /** Empties Firestore. */
  clear(): Promise<void> {
    this.writes += 1;
    return clearFirestore();
  }
}
