import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Listing } from "../domain/alert/planAlert.ts";
import type { Job } from "../domain/job/job.ts";
import type { Store } from "./store.ts";

/** Of the jobs that were first listed last, at most `most`, those that are listed now, newest first: two reads each. */
export async function newestListings(
  { publishedJobs, jobs, firestore }: Store,
  most: number,
): Promise<Listing[]> {
  const { docs: notes } = await publishedJobs.orderBy("firstAt", "desc").limit(most).get();
  if (notes.length === 0) return [];
  const rows = await firestore.getAll(...notes.map(({ id }) => jobs.doc(id)));
  return rows.flatMap((row, i) => {
    if (row.get("listed") !== true) return [];
    const job = (row as DocumentSnapshot<Job>).data()!;
    return [{ job, at: notes[i]!.data().firstAt! }];
  });
}
