import type { CheckedQueue, JobCheck, Mark } from "@vagas/functions/domain/law/jobCheck";
import {
  type CollectionReference,
  documentId,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { useLast } from "../../state/useLast.ts";
import { useLiveQuery } from "../queries/liveQuery.ts";
import { liveRows } from "../queries/liveRows.ts";

/** How many checks of a queue are read, the heaviest. */
const mostChecks = 300;
/** How many of a queue's heaviest items are shown before their page is open: as many as a query takes ids. */
const mostFurther = 30;

/** What was noticed about the texts of a queue, the heaviest first, live; of none while it loads, or cannot. */
export function useJobChecks(queue: CheckedQueue) {
  const live = useLiveQuery<JobCheck>(
    `jobChecks:${queue}`,
    query(
      liveRows.jobChecks(),
      where("waits", "==", queue),
      where("weight", ">", 0),
      orderBy("weight", "desc"),
      limit(mostChecks),
    ),
  );
  const checks = live.state === "ready" ? live.value : [];
  const byId = new Map(checks.map((check) => [check.id, check]));
  const isKnown = live.state === "ready" && checks.length < mostChecks;
  return {
    state: live.state,
    ids: checks.map(({ id }) => id),
    weightOf: (id: string): number => byId.get(id)?.weight ?? 0,
    marksOf: (id: string): readonly Mark[] => byId.get(id)?.marks ?? [],
    /** Whether its details must be opened before it is approved with others: it is marked, or may be. */
    mustBeRead: (id: string): boolean => !isKnown || byId.has(id),
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

/** What is shown of a queue. */
export type Shown<Row> = { state: "loading" | "ready" | "failed"; items: readonly Row[] };

type Queue<Row, Pages extends Shown<Row>> = {
  name: CheckedQueue;
  pages: Pages;
  /** Where the rows of pages that are not open yet are read; null: only open pages are shown. */
  rows: CollectionReference<Row> | null;
  idOf: (row: Row) => string;
  /** Whether a row still waits: a check may be older than a decision. */
  isWaiting: (row: Row) => boolean;
};

/** A queue with its heaviest items first, also those of pages that are not open yet, and its checks. */
export function useHeaviestFirst<Row, Pages extends Shown<Row>>({
  name,
  pages,
  rows,
  idOf,
  isWaiting,
}: Queue<Row, Pages>) {
  const checks = useJobChecks(name);
  const open = new Set(pages.items.map(idOf));
  const missing =
    pages.state === "ready" && rows
      ? checks.ids.filter((id) => !open.has(id)).slice(0, mostFurther)
      : [];
  const further = useLiveQuery<Row>(
    `heaviest:${name}:${missing.join()}`,
    rows && missing.length > 0
      ? query(rows, where(documentId(), "in", missing), limit(mostFurther))
      : null,
  );
  // Other ids are another query, without an answer at first: those that it has in common with the last one stay.
  const known = useLast(further.state === "ready" ? further.value : null) ?? [];
  const heavy = known.filter((row) => isWaiting(row) && missing.includes(idOf(row)));
  const items = heaviestFirst([...pages.items, ...heavy], idOf, checks);
  // Shown once their order is known, or cannot be.
  const state = checks.state === "loading" && pages.state === "ready" ? "loading" : pages.state;
  return { pages: { ...pages, items, state }, checks };
}
