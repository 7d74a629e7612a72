import { expect, test } from "vitest";
import type { Context } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import type { Bucket } from "../../store/resumeFiles.ts";
import { purgeApplications } from "./purgePersonalData.ts";

const now = new Date("2026-11-21T12:00:00Z");

type Row = { id: string; createdAt: Date; data: () => unknown };

function row(id: string, jobId: string | null, createdAt: Date): Row {
  return {
    id,
    createdAt,
    data: () => ({
      id,
      jobId,
      companyId: null,
      resumePath: `resumes/${id}/1-a.pdf`,
      consent: { talentPool: jobId === null },
      createdAt,
    }),
  };
}

/** A context whose applications come in pages; it counts reads of jobs. */
function contextWith(rows: Row[]) {
  const removed: string[] = [];
  const asked: string[] = [];
  const query = (limit: number, from: number) => ({
    get: async () => {
      const docs = rows.slice(from, from + limit);
      return { docs, size: docs.length };
    },
    startAfter: (last: Row) => query(limit, rows.indexOf(last) + 1),
  });
  const candidates = {
    where: () => ({ orderBy: () => ({ limit: (limit: number) => query(limit, 0) }) }),
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
