import type { Query } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { deleteAll } from "./deleteAll.ts";

type Row = { version: number; isDue: boolean };

const refused = (code: number) => Object.assign(new Error("refused"), { code });

/** The due rows of a collection, by their ids; `between` happens after each page is read. */
function dueRows(rows: Map<string, Row>, between: () => void): Query {
  const page = (size: number) => {
    const found = [...rows].filter(([, { isDue }]) => isDue).slice(0, size);
    const docs = found.map(([ref, { version }]) => ({ ref, updateTime: version }));
    between();
    return { docs, size: docs.length };
  };
  const batch = () => {
    const asked: [id: string, version: number | undefined][] = [];
    return {
      delete: (id: string, precondition?: { lastUpdateTime: number }) =>
        asked.push([id, precondition?.lastUpdateTime]),
      commit: async () => {
        for (const [id, version] of asked) {
          if (version !== undefined && !rows.has(id)) throw refused(5);
          if (version !== undefined && rows.get(id)!.version !== version) throw refused(9);
        }
        for (const [id] of asked) rows.delete(id);
      },
    };
  };
  const limit = (size: number) => ({ get: async () => page(size) });
  return { firestore: { batch }, limit } as unknown as Query;
}

const due = (...ids: string[]) => new Map(ids.map((id) => [id, { version: 1, isDue: true }]));

test("a row that is no longer due when its page is deleted stays, and the others go", async () => {
  const rows = due("a", "b");
  await deleteAll(dueRows(rows, () => rows.set("a", { version: 2, isDue: false })));
  expect([...rows.keys()]).toEqual(["a"]);
});

test("a row that was written again and is still due goes with the others", async () => {
  const rows = due("a", "b");
  await deleteAll(dueRows(rows, () => rows.set("a", { version: 2, isDue: true })));
  expect([...rows.keys()]).toEqual([]);
});

test("a row that somebody else deleted stops no other", async () => {
  const rows = due("a", "b");
  await deleteAll(dueRows(rows, () => rows.delete("a")));
  expect([...rows.keys()]).toEqual([]);
});

test("rows that change after every page end the work with the database's refusal", async () => {
  const rows = due("a");
  let version = 1;
  const restless = dueRows(rows, () => rows.set("a", { version: ++version, isDue: true }));
  await expect(deleteAll(restless)).rejects.toMatchObject({ code: 9 });
});
