import type { CollectionReference, FieldValue, Transaction } from "firebase-admin/firestore";
import type { StatsShare } from "../domain/administration/statsShare.ts";
import { countShare } from "./countShare.ts";
import type { Store } from "./store.ts";

type CollectionName = {
  [Name in keyof Store]: Store[Name] extends CollectionReference<infer _Row> ? Name : never;
}[keyof Store];

type Row<Name extends CollectionName> =
  Store[Name] extends CollectionReference<infer Found, infer _Stored> ? Found : never;

type Changes<Fields> = { [Key in keyof Fields]?: Fields[Key] | FieldValue };

/** One write to one document; `merge` creates a missing document, `update` fails there. */
type DocumentWrite = {
  [Name in CollectionName]: { in: Name; id: string } & (
    | { set: Row<Name> }
    | { merge: Changes<Row<Name>> }
    | { update: Changes<Row<Name>> }
    | { delete: true }
  );
}[CollectionName];

/** Replaces this job's share of the public counts; `before` is its stored share, null for none. */
type ShareWrite = { share: string; before: StatsShare | null; after: StatsShare | null };

/** One of the writes a plan returns. */
export type Write = DocumentWrite | ShareWrite;

/** Executes a plan's writes in order, in the transaction that read the plan's input. */
export function execute(store: Store, transaction: Transaction, writes: readonly Write[]): void {
  for (const write of writes) {
    if ("share" in write) countShare(store, transaction, write.share, write.before, write.after);
    else writeDocument(store, transaction, write);
  }
}

function writeDocument(store: Store, transaction: Transaction, write: DocumentWrite): void {
  const ref = (store[write.in] as CollectionReference).doc(write.id);
  if ("set" in write) transaction.set(ref, write.set);
  else if ("merge" in write) transaction.set(ref, write.merge, { merge: true });
  else if ("update" in write) transaction.update(ref, write.update);
  else transaction.delete(ref);
}
