import { expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import type { Bucket } from "../../store/resumeFiles.ts";
import { purgeApplications } from "./purgePersonalData.ts";

const now = new Date("2026-11-21T12:00:00Z");

type Row = { id: string; createdAt: Date; data: () => unknown };

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

/** A context whose applications come in pages; it counts reads of jobs. */
function contextWith(rows: Row[]) {
  const removed: string[] = [];
  const asked: string[] = [];
  const query = (limit: number, found: Row[]) => ({
    get: async () => {
      const docs = found.slice(0, limit);
      return { docs, size: docs.length };
    },
    startAfter: (last: Row) => query(limit, found.slice(found.indexOf(last) + 1)),
  });
  const filtered = (found: Row[]) => ({
    where: (field: string, operator: string, value: unknown) =>
      filtered(found.filter((one) => fits(valueOf(one, field), operator, value))),
    orderBy: () => filtered(found),
    limit: (limit: number) => query(limit, found),
  });
  const candidates = {
    where: filtered(rows).where,
    doc: (id: string) => ({ delete: async () => void removed.push(id) }),
  };
  const jobs = {
    doc: (id: string) => ({
      get: async () => ({
        data: () => (asked.push(id), { filled: false, updatedAt: now, expiresAt: addDays(now, 5) }),
      }),
    }),
  };
  const store = { candidates, jobs, firestore: { runTransaction: async () => ({}) } };
  return { context: { store, now, siteUrl: "" } as unknown as Context, removed, asked };
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
