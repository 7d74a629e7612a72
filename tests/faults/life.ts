import type { Bucket } from "../../functions/src/store/resumeFiles.ts";
import { fingerprint } from "../../functions/src/mail/fingerprint.ts";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import { openStore, type Store } from "../../functions/src/store/store.ts";
import type { Context } from "../../functions/src/context.ts";
import { initializeApp } from "firebase-admin/app";
import type { Auth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { projectId } from "../support/emulators.ts";
import { auth, bucket } from "../functions/functionsSuite.ts";
import { linkSecret } from "../work/environment.ts";

/** Thrown when the process that did the work has died. */
export class Crash extends Error {
  override name = "Crash";
}

/** The time of everything in this suite, unless a test says later. */
export const now = new Date("2026-11-21T12:00:00Z");

/** The method by which the Firestore client sends every write; not part of its public interface. */
export type Writing = {
  request: (
    method: string,
    request: { writes?: unknown[] },
    ...rest: unknown[]
  ) => Promise<unknown>;
};

/**
 * The clients of one process, which can die right after its nth change to the database, the bucket, the accounts or
 * anything else (`change`): that change is made, and everything the process tries afterwards fails.
 */
export class Life {
  readonly store: Store;
  #changes = 0;
  #last = Infinity;

  constructor(name: string) {
    const firestore = getFirestore(initializeApp({ projectId }, name));
    this.#countCommits(firestore);
    this.store = openStore(firestore);
  }

  /** A new process that dies after `last` changes. */
  begin(last = Infinity): this {
    this.#changes = 0;
    this.#last = last;
    return this;
  }

  context(at = now): Context {
    return {
      store: this.store,
      now: at,
      siteUrl: "https://vagas.example",
      fingerprint: (kind, value) => fingerprint(kind, value, linkSecret),
      sign: (claims) => signLink(claims, linkSecret),
    };
  }

  /** Makes a change that counts, and dies if it was the last. */
  async change<T>(make: () => Promise<T>): Promise<T> {
    if (this.#changes >= this.#last) throw new Crash();
    const made = await make();
    this.#changes += 1;
    if (this.#changes >= this.#last) throw new Crash();
    return made;
  }

  readonly bucket = withChanges<Bucket>(this, bucket, {
    file: (path) => withChanges(this, bucket.file(String(path)), { delete: true, save: true }),
  });

  readonly auth = withChanges<Auth>(this, auth, {
    deleteUser: true,
    deleteUsers: true,
    setCustomUserClaims: true,
    revokeRefreshTokens: true,
  });

  #countCommits(firestore: Firestore): void {
    const writing = firestore as unknown as Writing;
    const request = writing.request.bind(firestore);
    writing.request = (method, content, ...rest) => {
      const send = () => request(method, content, ...rest);
      return method === "commit" && content.writes!.length > 0 ? this.change(send) : send();
    };
  }
}

type Replacements = Record<string, true | ((...given: unknown[]) => unknown)>;

/** `target` with the named methods counted as changes (true) or replaced. */
function withChanges<T extends object>(life: Life, target: T, replacements: Replacements): T {
  return new Proxy(target, {
    get(_target, name) {
      const found = Reflect.get(target, name, target) as unknown;
      const replacement =
        typeof name === "string" && Object.hasOwn(replacements, name)
          ? replacements[name]
          : undefined;
      if (replacement === true)
        return (...given: unknown[]) =>
          life.change(() =>
            (found as (...all: unknown[]) => Promise<unknown>).apply(target, given),
          );
      return (
        replacement ?? (typeof found === "function" ? (found as () => unknown).bind(target) : found)
      );
    },
  });
}
