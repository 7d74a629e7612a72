import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { mostStuck, stuckDays } from "../../functions/src/store/schemas/stuckWork.ts";
import { expect, test, vi } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { attempt } from "../../functions/src/triggers/handle.ts";
import { noteRun } from "../../functions/src/triggers/scheduled.ts";
import { purgeRecords } from "../../functions/src/triggers/personalData/purgePersonalData.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, contextAt, many, store } from "./workBoard.ts";
import { runs } from "./runs.ts";

const run = async (name: string) => (await store.serverRuns.doc(name).get()).data();
const stuck = async () => (await store.stuckWork.get()).docs.map((row) => row.data());
const malformed = () => Promise.reject(Object.assign(new Error("ana@pessoa.example"), { code: 3 }));

test("a run is recorded when it begins and when it ends", async () => {
  await board({});
  let ticks = 0;
  const clock = () => addMinutes(now, ticks++);
  await noteRun(
    store,
    "expireJobs",
    async () =>
      expect(await run("expireJobs")).toEqual({
        startedAt: now,
        endedAt: null,
        outcome: "running",
        nextAt: addMinutes(now, 60),
      }),
    clock,
  );
  expect(await run("expireJobs")).toEqual({
    startedAt: now,
    endedAt: addMinutes(now, 1),
    outcome: "done",
    nextAt: addMinutes(now, 60),
  });
});

test("a failing run is recorded as failed, and fails", async () => {
  await board({});
  const failing = () => Promise.reject(new Error("away"));
  await expect(noteRun(store, "expireJobs", failing, () => now)).rejects.toThrow("away");
  expect(await run("expireJobs")).toMatchObject({ outcome: "failed", endedAt: now });
});

test("work is done even if its run cannot be recorded", async () => {
  const refusing = {
    serverRuns: { doc: () => ({ set: () => Promise.reject(new Error("away")) }) },
  } as unknown as typeof store;
  const work = vi.fn(() => Promise.resolve());
  await noteRun(refusing, "expireJobs", work);
  expect(work).toHaveBeenCalledOnce();
});

test("a scheduled function records its run under its own name", async () => {
  await board({});
  await runs(functions.sendDigest, {});
  expect(await run("sendDigest")).toMatchObject({ outcome: "done" });
});

test("a document that a function gave up on is recorded once, with a count and the first time", async () => {
  await board({});
  await attempt(contextAt(), "onJobWritten", "vaga", malformed);
  await attempt(contextAt(addMinutes(now, 5)), "onJobWritten", "vaga", malformed);
  await attempt(contextAt(), "onJobEditWritten", "vaga", malformed);
  const note = { documentId: "vaga", reason: "refused as malformed", since: now };
  const written = await stuck();
  expect(written).toHaveLength(2);
  expect(written).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...note,
        functionName: "onJobWritten",
        lastAt: addMinutes(now, 5),
        times: 2,
      }),
      expect.objectContaining({
        ...note,
        functionName: "onJobEditWritten",
        lastAt: now,
        times: 1,
      }),
    ]),
  );
});

test("the number of recorded documents is bounded, and recorded ones still count", async () => {
  await board({});
  await attempt(contextAt(), "onJobWritten", "first", malformed);
  const fields = { functionName: "x", documentId: "x", reason: "", since: now, lastAt: now };
  await many(mostStuck - 1, (i) => [`stuckWork/x-${i}`, { ...fields, times: 1 }]);
  await attempt(contextAt(), "onJobWritten", "one more", malformed);
  await attempt(contextAt(), "onJobWritten", "first", malformed);
  expect((await stuck()).filter(({ functionName }) => functionName !== "x")).toMatchObject([
    { documentId: "first", times: 2 },
  ]);
});

test("a record of stuck work is removed after its time", async () => {
  await board({});
  await attempt(contextAt(), "onJobWritten", "old", malformed);
  await attempt(contextAt(addDays(now, 1)), "onJobWritten", "newer", malformed);
  await purgeRecords(contextAt(addDays(now, stuckDays)));
  expect((await db.collection("stuckWork").get()).docs.map((row) => row.get("documentId"))).toEqual(
    ["newer"],
  );
});
