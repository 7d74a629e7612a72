import { collections } from "@vagas/functions/domain/collections";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobFilters } from "@vagas/functions/domain/jobList/jobFilters";
import {
  asTypedOrMeant,
  isInList,
  type JobCursor,
  type JobPage,
  jobOrder,
  jobQueries,
} from "@vagas/functions/domain/jobList/jobList";
import {
  mergedRows,
  type RowQuery,
  tellingQueries,
} from "@vagas/functions/domain/jobList/mergedRows";
import { readJob } from "@vagas/functions/domain/job/readJob";
import { limits } from "@vagas/functions/domain/limits";
import { fillPage } from "@vagas/functions/domain/site/fillPage";
import { getDocument, type RestDocument, runQuery } from "../firebase/restDatabase.ts";

function jobOf({ id, fields }: RestDocument): Job {
  return readJob(id, fields);
}

/**
 * A page of listed jobs after `cursor`, in the list's order, or only the first `size` of them. The index finds one piece of
 * the search and the rest is compared here; omits a job whose deadline has just passed. Throws if the database fails.
 */
export async function queryListedJobs(
  filters: JobFilters,
  cursor: JobCursor | null,
  now: Date,
  size?: number,
): Promise<JobPage> {
  const request = size ?? limits.pageSize + 1;
  const { field, direction, after: later } = jobOrder(filters, now);
  const cursorAt = ({ id, stored }: RestDocument): JobCursor => ({
    at: String(Object.values(stored[field]!)[0] ?? ""),
    id,
  });
  return asTypedOrMeant(filters, cursor, async (loose) => {
    const queries = jobQueries(filters, loose).map(
      (conditions): RowQuery<RestDocument> =>
        (after, limit) =>
          runQuery({
            collection: collections.jobs,
            filters: later ? [...conditions, [field, ">", later]] : conditions,
            orderBy: field,
            direction,
            after: after && { value: storedValue(after), id: after.id },
            limit,
          }),
    );
    const read = mergedRows(await tellingQueries(queries), { direction, cursorAt }, request);
    const matches = (row: RestDocument) => isInList(jobOf(row), filters, now, loose);
    const source = { read, cursorAt, matches, size: size ?? limits.pageSize };
    const { rows, next } = await fillPage(source, cursor);
    return { jobs: rows.map(jobOf), next: next && { ...next, ...(loose && { loose }) } };
  });
}

/** The value of a position as stored: a time, or cents a month. */
function storedValue({ at }: JobCursor): Record<string, unknown> {
  if (at === "") return { nullValue: null };
  return at.endsWith("Z") ? { timestampValue: at } : { integerValue: at };
}

/**
 * One job as the public may see it; null if hidden or unknown, which rules answer alike. Throws if the read fails.
 */
export async function getListedJob(id: string): Promise<Job | null> {
  if (!/^[A-Za-z0-9-]{1,80}$/.test(id)) return null;
  const found = await getDocument(`${collections.jobs}/${id}`);
  return found && jobOf(found);
}
