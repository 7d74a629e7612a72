import { initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import type { Context } from "../../functions/src/context.ts";
import { openStore } from "../../functions/src/store/store.ts";
import { now, type Writing } from "../faults/life.ts";
import { projectId } from "../support/emulators.ts";
import { contextAt } from "./workBoard.ts";

let others: (() => Promise<unknown>) | null = null;

async function othersFirst(): Promise<void> {
  const write = others;
  others = null;
  await write?.();
}

/** A client before whose next transaction or write somebody else writes. */
function slowClient(): Firestore {
  const firestore = getFirestore(initializeApp({ projectId }, "overtaken"));
  const writing = firestore as unknown as Writing;
  const request = writing.request.bind(firestore);
  writing.request = async (method, content, ...rest) => {
    if (method === "commit" && content.writes!.length > 0) await othersFirst();
    return request(method, content, ...rest);
  };
  const runTransaction = firestore.runTransaction.bind(firestore);
  // Before the transaction, because its locks would hold the others up.
  firestore.runTransaction = async (work, options) => {
    await othersFirst();
    return runTransaction(work, options);
  };
  return firestore;
}

const store = openStore(slowClient());

/** A context whose first write comes after `write`: somebody else was between what it read and what it makes of that. */
export function overtakenBy(write: () => Promise<unknown>, at = now): Context {
  others = write;
  return { ...contextAt(at), store };
}
