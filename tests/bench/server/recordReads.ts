import { DocumentReference, Firestore, Query } from "firebase-admin/firestore";

/** A query of a page; `together`: sent while another was running. */
export type Read = { send: () => Promise<unknown>; together: boolean };

let recorded: Read[] | null = null;
let underWay = 0;

/** Starts recording the queries of this process. */
export function watchReads(): void {
  watch<Query>(Query.prototype, (query) => query.withConverter(null));
  watch<DocumentReference>(DocumentReference.prototype, (document) => document.withConverter(null));
  // The package exports only the type of a count.
  const aCount = new Firestore({ projectId: "any" }).collection("any").count();
  watch<typeof aCount>(Object.getPrototypeOf(aCount) as typeof aCount, (count) => count);
}

/** `plain`: the same query without the reading of its results. */
function watch<T extends object>(prototype: T, plain: (query: T) => object): void {
  const get = Reflect.get(prototype, "get") as (this: object) => Promise<unknown>;
  Reflect.set(prototype, "get", async function noted(this: T) {
    recorded?.push({ send: () => get.call(plain(this)), together: underWay > 0 });
    underWay += 1;
    try {
      return await get.call(this);
    } finally {
      underWay -= 1;
    }
  });
}

/** The queries of `work`, while nothing else runs. */
export async function recordReads(act: () => Promise<unknown>): Promise<Read[]> {
  recorded = [];
  await act();
  const reads = recorded;
  recorded = null;
  return reads;
}

/** Sends them again, concurrently where they were, and ignores the results. */
export async function replay(reads: readonly Read[]): Promise<void> {
  const groups: Read[][] = [];
  for (const read of reads) {
    if (read.together) groups.at(-1)!.push(read);
    else groups.push([read]);
  }
  for (const group of groups) await Promise.all(group.map(({ send }) => send()));
}
