import { shortCodesFor } from "@vagas/functions/domain/job/shortCode";
import { beforeEach, expect, test } from "vitest";
import { giveShortCode } from "../../functions/src/triggers/jobs/giveShortCode.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { refreshEveryRow } from "../../functions/src/triggers/search/refreshSearchTerms.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { later } from "./oneJob.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";

const [first, second] = shortCodesFor("padeiro") as [string, string];
const at = now.toISOString();
const give = (id = "padeiro", on = now) => giveShortCode(contextAt(on), id);
const codes = () => documentsOf("shortCodes/");
const noteOf = async (id: string) => (await documentsOf("publishedJobs/"))[`publishedJobs/${id}`];

beforeEach(() =>
  board({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob(approved),
    "publishedJobs/padeiro": { type: "Comércio", at: now },
  }),
);

test("a job gets its short address once, and keeps it when it is listed anew or gone", async () => {
  await give();
  await give("padeiro", later);
  const given = { [`shortCodes/${first}`]: { jobId: "padeiro", at } };
  expect(await codes()).toEqual(given);
  await reconcileJob(contextAt(later), "padeiro");
  expect(await noteOf("padeiro")).toEqual({
    type: "Comércio",
    at: later.toISOString(),
    code: first,
  });
  await db.doc("jobs/padeiro").delete();
  await reconcileJob(contextAt(later), "padeiro");
  expect(await codes()).toEqual(given);
});

test("a job whose code another job has takes its next one", async () => {
  await db.doc(`shortCodes/${first}`).set({ jobId: "outra", at: now });
  await give();
  expect(await noteOf("padeiro")).toMatchObject({ code: second });
  expect(await codes()).toMatchObject({
    [`shortCodes/${first}`]: { jobId: "outra" },
    [`shortCodes/${second}`]: { jobId: "padeiro" },
  });
});

test("a job that was never public gets no short address", async () => {
  await give("outra");
  expect(await codes()).toEqual({});
});

test("the weekly round gives listed jobs theirs, also when nothing else is missing", async () => {
  await reconcileJob(contextAt(), "padeiro");
  await refreshEveryRow(contextAt());
  const given = { [`shortCodes/${first}`]: { jobId: "padeiro", at } };
  expect(await codes()).toEqual(given);
  const writtenAt = async () => (await db.doc("publishedJobs/padeiro").get()).updateTime!.valueOf();
  const before = await writtenAt();
  await refreshEveryRow(contextAt(later));
  expect([await writtenAt(), await codes()]).toEqual([before, given]);
});
