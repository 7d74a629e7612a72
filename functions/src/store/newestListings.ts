import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Listing } from "../domain/alert/planAlert.ts";
import type { Job } from "../domain/job/job.ts";
import type { Store } from "./store.ts";

/** The latest first-listed jobs (at most `most`) that are still listed, newest first. Two reads each. */
export async function newestListings(store: Store, most: number): Promise<Listing[]> {
  const { jobs, firestore } = store;
  const { docs: notes } = await newestFirst(store).limit(most).get();
  if (notes.length === 0) return [];
  const rows = await firestore.getAll(...notes.map(({ id }) => jobs.doc(id)));
  return rows.flatMap((row, i) => {
    if (row.get("listed") !== true) return [];
    const job = (row as DocumentSnapshot<Job>).data()!;
    return [{ job, at: notes[i]!.data().firstAt! }];
  });
}

/** The latest time at which a job was first listed, as a text; '' without any job. */
export async function newestListingAt(store: Store): Promise<string> {
  const { docs } = await newestFirst(store).limit(1).get();
  return docs[0]?.data().firstAt?.toISOString() ?? "";
}

function newestFirst({ publishedJobs }: Store) {
  return publishedJobs.orderBy("firstAt", "desc");
}
