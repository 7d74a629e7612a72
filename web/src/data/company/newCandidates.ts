import { collections } from "@vagas/functions/domain/collections";
import type { Job } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";
import { limit, orderBy, query, type QueryConstraint, where } from "firebase/firestore";
import { useState } from "react";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";
import { useLiveQuery } from "../queries/liveQuery.ts";
import { liveRows } from "../queries/liveRows.ts";
import { countOf } from "../queries/pagedQuery.ts";

type Counts = ReadonlyMap<string, number>;

/**
 * The number of new applicants to each of a company's `jobs`, by job, live; of one job counted up to what one request may
 * read. If all of them are more than that, each of these jobs is counted on the server, again whenever the listener's
 * rows change.
 */
export function useNewCandidates(
  companyId: string,
  jobs: readonly Pick<Job, "id" | "approved">[],
): Counts {
  const live = useLiveQuery(
    `${collections.candidates}:new:${companyId}`,
    // Newest first, so that each new one is heard of.
    newOnes(companyId, orderBy("createdAt", "desc")),
  );
  const rows = live.state === "ready" ? live.value : [];
  const isCut = rows.length >= limits.listRequest.max;
  // Nobody could apply to a job that was never approved.
  const ids = isCut ? jobs.filter(({ approved }) => approved).map(({ id }) => id) : [];
  const read = countByJob(rows);
  const counted = useCounted(companyId, ids, { changes: rows.map(({ id }) => id).join(), read });
  return isCut ? counted : read;
}

function newOnes(companyId: string, ...more: QueryConstraint[]) {
  return query(
    liveRows.candidates(),
    where("companyId", "==", companyId),
    where("stage", "==", "nova"),
    ...more,
    limit(limits.listRequest.max),
  );
}

function countByJob(rows: readonly { jobId: string | null }[]): Counts {
  const counts = new Map<string, number>();
  for (const { jobId } of rows) if (jobId !== null) counts.set(jobId, (counts.get(jobId) ?? 0) + 1);
  return counts;
}

const none: Counts = new Map();

/**
 * The server's counts, again whenever `changes` differs; none before the first. A failed count keeps the last one, and
 * without one `read` is better than nothing.
 */
function useCounted(
  companyId: string,
  ids: readonly string[],
  { changes, read }: { changes: string; read: Counts },
): Counts {
  const [counts, setCounts] = useState<Counts | null>(null);
  useWhileCurrent(
    (isCurrent) => {
      if (ids.length === 0) return;
      const count = async (id: string) =>
        [id, await countOf(newOnes(companyId, where("jobId", "==", id)))] as const;
      Promise.all(ids.map(count)).then(
        (found) => isCurrent() && setCounts(new Map(found)),
        () => isCurrent() && setCounts((before) => before ?? read),
      );
    },
    [companyId, ids.join(), changes],
  );
  return counts ?? none;
}
