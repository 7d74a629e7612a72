import type { CollectionReference, QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import type { Pass } from "../../store/schemas/reconciliationPass.ts";
import { planPass } from "./planPass.ts";

/** Collections with rows of common ids; `lead` is usually the largest. */
type Family = { lead: CollectionReference } & Record<string, CollectionReference>;

/** The rows of one id. */
type Kin<F extends Family> = {
  [Name in keyof F]: F[Name] extends CollectionReference<infer Row>
    ? QueryDocumentSnapshot<Row> | undefined
    : never;
};

const pageSize = 100;

/**
 * Reads today's share of a family's pass: the rows of each collection in the order of their ids, side by side and
 * each once, page by page. The next walk continues where it stops or is interrupted. Returns how many rows it read.
 */
export async function walkRows<F extends Family>(
  { store, now }: Context,
  name: string,
  family: F,
  look: (page: Map<string, Kin<F>>) => Promise<void>,
): Promise<number> {
  const ref = store.passes.doc(name);
  const [kept, count] = await Promise.all([ref.get(), family.lead.count().get()]);
  const { pass, most } = planPass(kept.data(), count.data().count, now);
  let { after, looked } = pass;
  let read = 0;
  for (let left = most; left > 0;) {
    const size = Math.min(pageSize, left);
    const page = await readPage(family, after, size);
    await look(page.kin);
    read += page.read;
    left -= page.led;
    looked += page.led;
    after = page.until;
    const isOver = after === null;
    const next: Pass = { beganAt: pass.beganAt, after, isOver, lookedAt: now, looked };
    await ref.set(next);
    if (isOver) break;
  }
  return read;
}

type Page<F extends Family> = {
  kin: Map<string, Kin<F>>;
  /** The last id of the page; null: it was the last page. */
  until: string | null;
  /** The page's rows of the lead, and all its rows. */
  led: number;
  read: number;
};

/**
 * `size` rows of the lead, and those of the other collections up to the last of them; all of these at the end of the
 * lead.
 */
async function readPage<F extends Family>(
  family: F,
  after: string | null,
  size: number,
): Promise<Page<F>> {
  const { docs } = await inOrder(family.lead, after).limit(size).get();
  const until = docs.length < size ? null : docs.at(-1)!.id;
  const others = Object.keys(family).filter((name) => name !== "lead");
  const found = await Promise.all(
    others.map(async (name) => {
      const rows = inOrder(family[name]!, after);
      return (await (until === null ? rows : rows.endAt(until)).get()).docs;
    }),
  );
  const kin = new Map<string, Record<string, QueryDocumentSnapshot>>();
  const put = (name: string, row: QueryDocumentSnapshot) =>
    kin.set(row.id, { ...kin.get(row.id), [name]: row });
  for (const row of docs) put("lead", row);
  for (const [i, name] of others.entries()) for (const row of found[i]!) put(name, row);
  const read = docs.length + found.reduce((sum, rows) => sum + rows.length, 0);
  return { kin: kin as unknown as Map<string, Kin<F>>, until, led: docs.length, read };
}

function inOrder(rows: CollectionReference, after: string | null) {
  const ordered = rows.orderBy("__name__");
  return after === null ? ordered : ordered.startAfter(after);
}
