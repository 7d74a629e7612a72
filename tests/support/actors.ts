import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from "@firebase/rules-unit-testing";
import {
  doc,
  type DocumentData,
  type Firestore,
  setLogLevel,
  writeBatch,
} from "firebase/firestore";
import { deleteObject, type FirebaseStorage, listAll, ref, uploadBytes } from "firebase/storage";
import { host, ports, projectId } from "./emulators.ts";

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

/** Access to the emulators under the rules, as any actor; `given` and the like bypass the rules. */
export class Gate {
  #environment: RulesTestEnvironment;
  #owner: RulesTestContext;
  #leave: () => void;
  #contexts = new Map<string, RulesTestContext>();

  constructor(environment: RulesTestEnvironment, owner: RulesTestContext, leave: () => void) {
    this.#environment = environment;
    this.#owner = owner;
    this.#leave = leave;
  }

  #context(actor: Actor, change: Token): RulesTestContext {
    const key = actor + JSON.stringify(change);
    const known = this.#contexts.get(key);
    if (known) return known;
    const account: Account | null = accounts[actor];
    const { uid, ...token } = { uid: null, ...account, ...change };
    const context =
      uid === null
        ? this.#environment.unauthenticatedContext()
        : this.#environment.authenticatedContext(uid, token as TokenOptions);
    this.#contexts.set(key, context);
    return context;
  }

  /** Firestore as one of the actors; `change` alters the token. */
  as(actor: Actor, change: Token = {}): Firestore {
    return this.#context(actor, change).firestore() as unknown as Firestore;
  }

  /** The bucket as one of the actors. */
  bucketAs(actor: Actor, change: Token = {}): FirebaseStorage {
    return this.#context(actor, change).storage();
  }

  /** Writes documents by path, bypassing rules; null removes one. */
  async given(documents: Record<string, DocumentData | null>): Promise<void> {
    const database = this.#owner.firestore() as unknown as Firestore;
    const batch = writeBatch(database);
    for (const [path, fields] of Object.entries(documents)) {
      if (fields === null) batch.delete(doc(database, path));
      else batch.set(doc(database, path), fields);
    }
    await batch.commit();
  }

  /** Stores a file, bypassing rules. */
  async givenFile(path: string, contentType: string, bytes: Uint8Array): Promise<void> {
    await uploadBytes(ref(this.#owner.storage(), path), bytes, { contentType });
  }

  /** Removes every file of a folder, bypassing rules. */
  async removeFiles(folder: string): Promise<void> {
    const { items } = await listAll(ref(this.#owner.storage(), folder));
    await Promise.all(items.map((item) => deleteObject(item)));
  }

  clear(): Promise<void> {
    return this.#environment.clearFirestore();
  }

  async close(): Promise<void> {
    this.#leave();
    await this.#environment.cleanup();
  }
}

/** Connects to the emulators under the rules they were started with. */
export async function openGate(): Promise<Gate> {
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host, port: ports.firestore },
    storage: { host, port: ports.storage },
  });
  const leaving = Promise.withResolvers<void>();
  // One context without rules for all writes: opening one takes longer than a write.
  const owner = await new Promise<RulesTestContext>((resolve, reject) => {
    environment
      .withSecurityRulesDisabled((context) => {
        resolve(context);
        return leaving.promise;
      })
      .catch(reject);
  });
  return new Gate(environment, owner, leaving.resolve);
}
