import { type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { fillPage } from "../domain/site/fillPage.ts";
import type { Job } from "../domain/job/job.ts";
import type { JobFilters } from "../domain/jobList/jobFilters.ts";
import {
  asTypedOrMeant,
  isInList,
  type JobCursor,
  type JobPage,
  jobOrder,
  jobQueries,
} from "../domain/jobList/jobList.ts";
import { mergedRows, type RowQuery, tellingQueries } from "../domain/jobList/mergedRows.ts";
import type { Store } from "./store.ts";

type Row = QueryDocumentSnapshot<Job>;

/**
 * The first `size` listed jobs of a list, or those `after` a position, in its order, as a visitor's browser reads
 * them; with `next`, one extra row shows whether the list continues. The Admin SDK bypasses security rules: the
 * query's own conditions exclude hidden jobs.
 */
export async function firstListedJobs(
  store: Store,
  filters: JobFilters,
  now: Date,
  { size, next, after = null }: { size: number; next: boolean; after?: JobCursor | null },
): Promise<JobPage> {
  const { field: ordered, direction, after: later } = jobOrder(filters, now);
  const cursorAt = (row: Row) => positionOf(row, ordered);
  let inOrder = store.jobs.orderBy(ordered, direction).orderBy("__name__", direction);
  if (later) inOrder = inOrder.where(ordered, ">", later);
  return asTypedOrMeant(filters, after, async (loose) => {
    const queries = jobQueries(filters, loose).map((conditions): RowQuery<Row> => {
      const query = conditions.reduce(
        (narrowed, [field, op, value]) => narrowed.where(field, op, value),
        inOrder,
      );
      return async (from, limit) =>
        (await (from ? query.startAfter(...valuesOf(from)) : query).limit(limit).get()).docs;
    });
    const read = mergedRows(
      await tellingQueries(queries),
      { direction, cursorAt },
      next ? size + 1 : size,
    );
    const matches = (row: Row) => isInList(row.data(), filters, now, loose);
    const page = await fillPage({ read, cursorAt, matches, size }, after);
    return {
      jobs: page.rows.map((row) => row.data()),
      next: page.next && { ...page.next, ...(loose && { loose }) },
    };
  });
}

/** The stored value of a position, which is a time or cents a month. */
function valuesOf({ at, id }: JobCursor): [Timestamp | number | null, string] {
  if (!at.endsWith("Z")) return [at === "" ? null : Number(at), id];
  const [, fraction = ""] = /\.(\d+)Z$/.exec(at) ?? [];
  return [new Timestamp(Math.floor(Date.parse(at) / 1000), Number(fraction.padEnd(9, "0"))), id];
}

/** Where the browser continues the list: to the nanosecond, which a Date would lose. */
function positionOf(row: Row, ordered: string): JobCursor {
  const time: Timestamp | number | null = row.get(ordered);
  if (time === null || typeof time === "number") return { at: String(time ?? ""), id: row.id };
  const seconds = new Date(time.seconds * 1000).toISOString().replace(".000Z", "");
  return { at: `${seconds}.${String(time.nanoseconds).padStart(9, "0")}Z`, id: row.id };
}
