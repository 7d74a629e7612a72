import type { QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { fillPage } from "../domain/fillPage.ts";
import type { Job } from "../domain/job.ts";
import type { JobFilters } from "../domain/jobFilters.ts";
import { isInList, type JobCursor, type JobPage, jobConditions } from "../domain/jobList.ts";
import type { Store } from "./store.ts";

type Row = QueryDocumentSnapshot<Job>;

/**
 * The first `size` listed jobs of a list, newest first, as a visitor's browser would read them; with `next`, one row more
 * tells whether the list goes on. No security rules apply here: the query's own conditions keep hidden jobs out.
 */
export async function firstListedJobs(
  store: Store,
  filters: JobFilters,
  now: Date,
  { size, next }: { size: number; next: boolean },
): Promise<JobPage> {
  const conditions = jobConditions(filters);
  if (conditions === null) return { jobs: [], next: null };
  const request = next ? size + 1 : size;
  let query = store.jobs.orderBy("postedAt", "desc").orderBy("__name__", "desc").limit(request);
  for (const [field, op, value] of conditions) query = query.where(field, op, value);
  const source = {
    read: async (after: Row | null) => (await (after ? query.startAfter(after) : query).get()).docs,
    cursorAt: (row: Row) => row,
    matches: (row: Row) => isInList(row.data(), filters, now),
    size,
    request,
  };
  const page = await fillPage<Row, Row>(source, null);
  return { jobs: page.rows.map((row) => row.data()), next: page.next && cursorAt(page.next) };
}

/** Where the browser continues the list: to the nanosecond, which a Date would lose. */
function cursorAt(row: Row): JobCursor {
  const postedAt: Timestamp = row.get("postedAt");
  const seconds = new Date(postedAt.seconds * 1000).toISOString().slice(0, 19);
  return { postedAt: `${seconds}.${String(postedAt.nanoseconds).padStart(9, "0")}Z`, id: row.id };
}
