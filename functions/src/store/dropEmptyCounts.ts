import { FieldPath, FieldValue } from "firebase-admin/firestore";
import type { Store } from "./store.ts";

const maps = ["types", "locations", "locationActive", "categoryTotal", "categoryActive"] as const;

/** Removes keys that count 0 from the public counts; retries after a concurrent change. */
export async function dropEmptyCounts(store: Store): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const stats = (await transaction.get(store.publicStats)).data();
    if (stats === undefined) return;
    const [first, ...more] = maps
      .flatMap((map) =>
        Object.keys(stats[map])
          .filter((key) => stats[map][key] === 0)
          .map((key) => new FieldPath(map, key)),
      )
      .flatMap((path) => [path, FieldValue.delete()] as const);
    if (first instanceof FieldPath)
      transaction.update(store.publicStats, first, more[0], ...more.slice(1));
  });
}
