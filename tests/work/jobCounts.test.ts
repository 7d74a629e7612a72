import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { at, decide, givenOneJob, later, none, reconciled } from "./oneJob.ts";
import { board, paths } from "./workBoard.ts";

beforeEach(givenOneJob);

test("the first publication date survives while a job is hidden, and is new when it returns", async () => {
  await decide("approved");
  await reconciled();
  await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, -1) });
  expect((await reconciled(later))["publishedJobs/padeiro"]).toEqual({
    type: "Comércio",
    at,
    firstAt: at,
  });
  await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, 9), type: "Saúde" });
  expect((await reconciled(later))["publishedJobs/padeiro"]).toEqual({
    type: "Saúde",
    at: later.toISOString(),
    firstAt: at,
  });
});

test("a job that changes place and type is counted by the new ones", async () => {
  await decide("approved");
  await reconciled();
  await db.doc("jobs/padeiro").update({ type: "Saúde", location: "Vila Rica" });
  const documents = await reconciled();
  expect(documents["stats/public"]).toEqual({
    totalJobs: 1,
    openPositions: 1,
    recentlyFilled: 0,
    types: { Comércio: 0, Saúde: 1 },
    locations: { Confresa: 0, "Vila Rica": 1 },
    locationActive: { Confresa: 0, "Vila Rica": 1 },
    categoryTotal: { Comércio: 0, Saúde: 1 },
    categoryActive: { Comércio: 0, Saúde: 1 },
    hires: 0,
    hiresTold: 0,
  });
  expect(documents["stats/public/shares/padeiro"]).toEqual({
    type: "Saúde",
    location: "Vila Rica",
    listed: true,
    filled: false,
  });
  expect(documents["jobs/padeiro"]).toMatchObject({ category: "Saúde" });
});

test.each([
  [
    { filled: true },
    {
      totalJobs: 1,
      openPositions: 0,
      recentlyFilled: 1,
      locations: { Confresa: 1 },
      locationActive: { Confresa: 0 },
      categoryActive: { Comércio: 0 },
    },
  ],
  [{ type: "Saúde" as const }, { totalJobs: 1, types: { Comércio: 0, Saúde: 1 } }],
  [{ location: "Vila Rica" }, { totalJobs: 1, locations: { Confresa: 0, "Vila Rica": 1 } }],
])("a listed job with %j has these counts", async (fields, counts) => {
  await decide("approved");
  await reconciled();
  await db.doc("jobs/padeiro").update(fields);
  expect((await reconciled())["stats/public"]).toMatchObject(counts);
});

test("a job that is taken off leaves lists and counts, and returns without a new decision", async () => {
  await decide("approved");
  const before = await reconciled();
  await db.doc("jobs/padeiro").update({ paused: true });
  const off = await reconciled();
  expect(off["jobs/padeiro"]).toMatchObject({ listed: false, approved: true });
  expect(off["jobApprovals/padeiro"]).toEqual(before["jobApprovals/padeiro"]);
  expect(off["stats/public"]).toMatchObject({ totalJobs: 0, openPositions: 0 });
  await db.doc("jobs/padeiro").update({ paused: false });
  const back = await reconciled(later);
  expect(back["jobs/padeiro"]).toEqual({ ...before["jobs/padeiro"], paused: false });
  expect(back["stats/public"]).toEqual(before["stats/public"]);
});

test("a job that was taken off stays off when its company is activated again", async () => {
  await decide("approved");
  await db.doc("jobs/padeiro").update({ paused: true });
  await db.doc("companies/padaria").update({ active: false });
  await reconciled();
  await db.doc("companies/padaria").update({ active: true });
  expect((await reconciled())["jobs/padeiro"]).toMatchObject({ approved: true, listed: false });
});

test("a company's note of its own deletion stays when the job leaves the counts", async () => {
  await decide("approved");
  await reconciled();
  await db.doc("jobs/padeiro").delete();
  const written = { companyId: "padaria", title: "Padeiro", byCompany: true };
  await db.doc("jobClosures/padeiro").set({ ...written, closedAt: now });
  expect((await reconciled(later))["jobClosures/padeiro"]).toEqual({
    ...written,
    closedAt: later.toISOString(),
  });
});

test("a deleted job takes its record and counts along, and its deletion date is noted once", async () => {
  await decide("approved");
  await reconciled();
  await db.doc("jobs/padeiro").delete();
  const documents = await reconciled(later);
  expect(Object.keys(documents).filter((path) => path.endsWith("padeiro"))).toEqual([
    "jobClosures/padeiro",
    "publishedJobs/padeiro",
  ]);
  expect(documents["jobClosures/padeiro"]).toEqual({ closedAt: later.toISOString() });
  expect(documents["stats/public"]).toEqual({
    ...none,
    locations: { Confresa: 0 },
    locationActive: { Confresa: 0 },
    categoryTotal: { Comércio: 0 },
  });
  expect(await reconciled(addDays(later, 1))).toEqual(documents);
});

test("a job without a record leaves nothing when it is deleted", async () => {
  await board({});
  await reconciled();
  expect(await paths()).toEqual([]);
});
