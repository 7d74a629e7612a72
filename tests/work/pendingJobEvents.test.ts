import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { refusalId } from "../../functions/src/triggers/jobs/onPendingJobDeleted.ts";
import { aCompany, aJob, aPendingJob, approved } from "../faults/events.ts";
import { given } from "../functions/storedFields.ts";
import { board, documentsOf } from "./workBoard.ts";
import { change } from "./change.ts";
import { runs } from "./runs.ts";

beforeEach(() => board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) }));

test.each([
  ["whose job exists", {}, "jobs", "approved"],
  [
    "whose job is deleted and was public",
    { "publishedJobs/papel": { type: "Comércio", at: new Date() } },
    "jobs",
    "approved",
  ],
  [
    "whose job is deleted and was counted",
    { "jobClosures/papel": { closedAt: new Date() } },
    "jobs",
    "approved",
  ],
  ["that was rejected", {}, "pendingJobs", "rejected"],
])(
  "an imported job %s has its outcome in the audit, once",
  async (which, traces, collection, action) => {
    await given({
      ...traces,
      ...(which === "whose job exists"
        ? { "jobs/papel": aJob() }
        : { "pendingJobs/x": aPendingJob() }),
    });
    await runs(functions.onPendingJobDeleted, { id: "the-event", params: { jobId: "papel" } });
    const noted = await documentsOf("audit/");
    expect(noted).toEqual({
      "audit/the-event": {
        actor: "admin",
        action,
        collection,
        documentId: "papel",
        notes: "",
        at: expect.any(String),
      },
    });
    await given({ "jobs/papel": aJob() });
    await runs(functions.onPendingJobDeleted, { id: "the-event", params: { jobId: "papel" } });
    expect(await documentsOf("audit/")).toEqual(noted);
  },
);

const rejectedAt = new Date();
const rejection = { "rejectedJobs/papel": { ...aPendingJob(), rejectedAt } };

test.each<[string, object, string, object]>([
  [
    "rejected after an approval that was undone",
    {
      "publishedJobs/papel": { type: "Comércio", at: new Date() },
      "jobClosures/papel": { closedAt: new Date() },
    },
    refusalId("papel", rejectedAt),
    { action: "rejected", collection: "pendingJobs" },
  ],
  [
    "approved after a second import, before its rejection is forgotten",
    { "jobs/papel": aJob() },
    "the-event",
    { action: "approved", collection: "jobs" },
  ],
])("an imported job that was %s has that in the audit", async (_which, traces, id, outcome) => {
  await given({ ...traces, ...rejection });
  for (let times = 0; times < 2; times++)
    await runs(functions.onPendingJobDeleted, { id: "the-event", params: { jobId: "papel" } });
  expect(await documentsOf("audit/")).toEqual({
    [`audit/${id}`]: expect.objectContaining(outcome),
  });
});

test("an imported job is indexed for the search, a deleted one is not", async () => {
  await given({ "pendingJobs/papel": aPendingJob({ title: "Confeiteiro" }) });
  await runs(functions.onPendingJobWritten, change({ jobId: "papel" }, {}, null));
  expect((await documentsOf())["pendingJobs/papel"]).not.toHaveProperty("searchTerms");
  await runs(functions.onPendingJobWritten, { id: "the-event", params: { jobId: "papel" } });
  expect((await documentsOf())["pendingJobs/papel"]).not.toHaveProperty("searchTerms");
  await runs(functions.onPendingJobWritten, change({ jobId: "papel" }, null, {}));
  expect((await documentsOf())["pendingJobs/papel"]).toMatchObject({
    searchTerms: expect.arrayContaining(["confei"]),
  });
});

test("an imported job that waits again is no longer among the rejected ones", async () => {
  const refused = { ...aPendingJob(), rejectedAt: new Date() };
  await given({
    "pendingJobs/papel": aPendingJob(),
    "rejectedJobs/papel": refused,
    "rejectedJobs/outra": refused,
  });
  for (const jobId of ["papel", "outra"])
    await runs(functions.onPendingJobWritten, change({ jobId }, null, {}));
  expect(Object.keys(await documentsOf("rejectedJobs/"))).toEqual(["rejectedJobs/outra"]);
});
