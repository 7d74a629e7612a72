import { expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { closeJob } from "./closeJob.ts";

type Row = { companyId: string | null; jobId: string };

/** Counts the rows that fit. */
function candidatesOf(rows: readonly Row[]) {
  return {
    where: (field: keyof Row, _is: "==", value: string) =>
      candidatesOf(rows.filter((row) => row[field] === value)),
    count: () => ({ count: rows.length }),
  };
}

/** The note about a deleted job with these applications. */
async function noteOf(rows: readonly Row[]): Promise<unknown> {
  let note: unknown;
  const transaction = {
    get: async (asked: { count: number } | null) => ({
      exists: false,
      data: () => asked ?? undefined,
    }),
    set: (_ref: unknown, written: unknown) => (note = written),
  };
  const empty = { doc: () => null };
  const store = {
    candidates: candidatesOf(rows),
    jobs: empty,
    jobClosures: empty,
    tombstones: empty,
    firestore: { runTransaction: (run: (open: typeof transaction) => unknown) => run(transaction) },
  };
  const fields: Record<string, string> = { companyId: "padaria", title: "Padeiro" };
  await closeJob({ store, now: new Date(0) } as unknown as Context, "padeiro", {
    get: (name: string) => fields[name],
  });
  return note;
}

test("a deleted job counts the applications that its company can read, not those of people who withdrew", async () => {
  const ana = { companyId: "padaria", jobId: "padeiro" };
  const withdrawn = { companyId: null, jobId: "padeiro" };
  const other = { companyId: "padaria", jobId: "outra" };
  expect(await noteOf([ana, withdrawn, other])).toMatchObject({ applications: 1 });
  expect(await noteOf([withdrawn, other])).toMatchObject({ applications: 0 });
});
