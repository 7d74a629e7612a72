import type { Query } from "firebase-admin/firestore";
import {
  type CountedApplication,
  countedApplicationSchema,
} from "../domain/company/replyCounts.ts";
import type { Store } from "./store.ts";
import { typedCollection } from "./typedCollection.ts";

/** The applications made from `from` on and before `until`, the oldest first, with what is counted of them. */
export function applicationsBetween(
  { firestore, candidates }: Pick<Store, "firestore" | "candidates">,
  { from, until }: { from: Date; until: Date },
): Query<CountedApplication> {
  return typedCollection(firestore, candidates.path, countedApplicationSchema)
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .orderBy("createdAt")
    .select(...Object.keys(countedApplicationSchema.shape)) as Query<CountedApplication>;
}
