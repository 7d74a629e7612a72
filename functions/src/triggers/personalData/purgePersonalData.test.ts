import { expect, test, vi } from "vitest";
import type { Context } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import type { Bucket } from "../../store/resumeFiles.ts";
import { purgeApplications, purgeRecords } from "./purgePersonalData.ts";

// What follows for a card and its requests has tests of its own.
vi.mock("../talents/reconcileTalentCard.ts", () => ({ forgetRequests: async () => {} }));

const now = new Date("2026-11-21T12:00:00Z");

type Row = { id: string; createdAt: Date; updateTime: number; data: () => unknown };

type Precondition = { lastUpdateTime?: number } | undefined;

function valueOf(one: Row, field: string): unknown {
  return field
    .split(".")
    .reduce((value, name) => (value as Record<string, unknown>)[name]!, one.data());
}

function fits(value: unknown, operator: string, other: unknown): boolean {
  return operator === "==" ? value === other : (value as Date) <= (other as Date);
}

function row(id: string, jobId: string | null, createdAt: Date, talentPool = jobId === null): Row {
  return {
    id,
    createdAt,
    updateTime: 1,
    data: () => ({
      id,
      jobId,
      companyId: null,
      resumePath: `resumes/${id}/1-a.pdf`,
      consent: { talentPool },
      createdAt,
    }),
  };
}

/** FAILED_PRECONDITION of gRPC: the database refuses a write on a row of another version. */
const overtaken = Object.assign(new Error("the row has changed"), { code: 9 });

/**
 * A context whose applications come in pages; it counts reads of jobs. `written`: the rows that somebody writes after
 * their page was read.
 */
function contextWith(rows: Row[], written: readonly string[] = []) {
  const removed: string[] = [];
  const left: string[] = [];
  const asked: string[] = [];
  const refuseOld = (id: string, precondition: Precondition) => {
    if (precondition?.lastUpdateTime !== undefined && written.includes(id)) throw overtaken;
  };
  const doc = (id: string) => ({
    id,
    delete: async (precondition?: Precondition) => {
      refuseOld(id, precondition);
      removed.push(id);
    },
  });
  const query = (limit: number, found: Row[]) => ({
    get: async () => {
      const docs = found.slice(0, limit).map((one) => ({ ...one, ref: doc(one.id) }));
      return { docs, size: docs.length };
    },
    startAfter: ({ id: last }: Row) =>
      query(limit, found.slice(found.findIndex(({ id }) => id === last) + 1)),
  });
  const filtered = (found: Row[]) => ({
    where: (field: string, operator: string, value: unknown) =>
      filtered(found.filter((one) => fits(valueOf(one, field), operator, value))),
    orderBy: () => filtered(found),
    limit: (limit: number) => query(limit, found),
  });
  const jobs = {
    doc: (id: string) => ({
      get: async () => ({
        data: () => (asked.push(id), { filled: false, updatedAt: now, expiresAt: addDays(now, 5) }),
      }),
    }),
  };
  const others = { doc: () => ({}) };
  const transaction = {
    get: async (ref: { id?: string }) => ({ exists: ref.id !== undefined, ref, get: () => null }),
    update: ({ id }: { id: string }, _change: object, precondition: Precondition) => {
      refuseOld(id, precondition);
      left.push(id);
    },
    delete: () => {},
  };
  const firestore = {
    // The work after a deletion has its own tests.
    runTransaction: async (work: (given: typeof transaction) => unknown) =>
      removed.length > 0 ? { unshown: null } : work(transaction),
  };
  const store = {
    candidates: { where: filtered(rows).where, doc },
    jobs,
    resumes: others,
    talentPool: others,
    firestore,
  };
  return { context: { store, now, siteUrl: "" } as unknown as Context, removed, left, asked };
}

test("more than a page of current applications does not hide a due one, and a job is read once", async () => {
  const staying = Array.from({ length: 250 }, (_, index) =>
    row(`vaga_${index}`, "vaga", addDays(now, -300)),
  );
  const { context, removed, asked } = contextWith([
    ...staying,
    row("banco_x", null, addDays(now, -400)),
  ]);
  await purgeApplications(context, {} as Bucket);
  expect(removed).toEqual(["banco_x"]);
  expect(asked).toEqual(["vaga"]);
});

test("a young application to the talent bank alone goes once its person has left the bank, and no other", async () => {
  const yesterday = addDays(now, -1);
  const { context, removed } = contextWith([
    row("banco_gone", null, yesterday, false),
    row("banco_there", null, yesterday, true),
    row("vaga_x", "vaga", yesterday, false),
  ]);
  await purgeApplications(context, {} as Bucket);
  expect(removed).toEqual(["banco_gone"]);
});

test("an application that was written again after its page was read stays for the next night, and stops no other", async () => {
  const { context, removed } = contextWith(
    [
      row("banco_again", null, addDays(now, -400)),
      row("banco_back", null, addDays(now, -1), false),
      row("banco_gone", null, addDays(now, -400)),
    ],
    ["banco_again", "banco_back"],
  );
  await purgeApplications(context, {} as Bucket);
  expect(removed).toEqual(["banco_gone"]);
});

test("the talent bank's year ends for an application as it was read, and for no later one", async () => {
  const old = addDays(now, -400);
  const { context, left } = contextWith(
    [row("vaga_again", "vaga", old, true), row("vaga_old", "vaga", old, true)],
    ["vaga_again"],
  );
  await purgeApplications(context, {} as Bucket);
  expect(left).toEqual(["vaga_old"]);
});

test("an edition of the register of employers that is replaced while it is looked at stays", async () => {
  const removed: string[] = [];
  const ref = {
    delete: async (precondition?: Precondition) => {
      if (precondition?.lastUpdateTime !== undefined) throw overtaken;
      removed.push("the new edition");
    },
  };
  const edition = { exists: true, updateTime: 1, ref, get: () => "2020-01-01" };
  const page = { docs: [], size: 0 };
  const none: object = {
    where: () => none,
    limit: () => ({ get: async () => page }),
    firestore: { batch: () => ({ commit: async () => {} }) },
  };
  const store = new Proxy(
    {},
    { get: (_store, name) => (name === "employerRegister" ? { get: async () => edition } : none) },
  );
  await purgeRecords({ store, now } as Context);
  expect(removed).toEqual([]);
});
