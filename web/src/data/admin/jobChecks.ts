import type { CheckedQueue, JobCheck, Mark } from "@vagas/functions/domain/law/jobCheck";
import {
  type CollectionReference,
  documentId,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import type { LivePages } from "../queries/livePages.ts";
import { useLiveQuery } from "../queries/liveQuery.ts";
import { liveRows } from "../queries/liveRows.ts";

/** How many of the heaviest checks of a queue are read: as many as a query takes ids. */
const most = 30;

/** What was noticed about the texts of a queue, the heaviest first, live; of none while it loads, or cannot. */
export function useJobChecks(queue: CheckedQueue) {
  const live = useLiveQuery<JobCheck>(
    `jobChecks:${queue}`,
    query(
      liveRows.jobChecks(),
      where("waits", "==", queue),
      where("weight", ">", 0),
      orderBy("weight", "desc"),
      limit(most),
    ),
  );
  const checks = live.state === "ready" ? live.value : [];
  const byId = new Map(checks.map((check) => [check.id, check]));
  return {
    state: live.state,
    ids: checks.map(({ id }) => id),
    weightOf: (id: string): number => byId.get(id)?.weight ?? 0,
    marksOf: (id: string): readonly Mark[] => byId.get(id)?.marks ?? [],
  };
}
type JobChecks = ReturnType<typeof useJobChecks>;

/** The items with the heaviest first; those of equal weight stay in their order. */
export function heaviestFirst<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  { weightOf }: Pick<JobChecks, "weightOf">,
): Item[] {
  return items.toSorted((a, b) => weightOf(idOf(b)) - weightOf(idOf(a)));
}

type Queue<Row> = {
  name: CheckedQueue;
  pages: LivePages<Row>;
  rows: CollectionReference<Row>;
  idOf: (row: Row) => string;
  /** Whether a row still waits: a check may be older than a decision. */
  isWaiting: (row: Row) => boolean;
};

/** A live queue with its heaviest items first, also those of pages that are not open yet, and its checks. */
export function useHeaviestFirst<Row>({ name, pages, rows, idOf, isWaiting }: Queue<Row>) {
  const checks = useJobChecks(name);
  const open = new Set(pages.items.map(idOf));
  const missing = pages.state === "ready" ? checks.ids.filter((id) => !open.has(id)) : [];
  const further = useLiveQuery<Row>(
    `heaviest:${name}:${missing.join()}`,
    missing.length === 0 ? null : query(rows, where(documentId(), "in", missing), limit(most)),
  );
  const heavy = further.state === "ready" ? further.value.filter(isWaiting) : [];
  const items = heaviestFirst([...pages.items, ...heavy], idOf, checks);
  // Shown once their order is known, or cannot be.
  const state = checks.state === "loading" && pages.state === "ready" ? "loading" : pages.state;
  return { pages: { ...pages, items, state }, checks };
}
