import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, documentsOf } from "./workBoard.ts";
import { change, time } from "./change.ts";
import { runs } from "./runs.ts";

beforeEach(() => board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) }));

const ownDeletion = { companyId: "padaria", title: "Padeiro", byCompany: true };

test("a company that deleted its job gets no mail, and finds who had applied", async () => {
  await given({
    "candidates/padeiro_ana": aCandidate("padeiro_ana"),
    "candidates/outra_ana": aCandidate("outra_ana", { jobId: "outra" }),
    // Withdrew from the company, which does not see this application any more.
    "candidates/padeiro_rui": aCandidate("padeiro_rui", { companyId: null, company: null }),
    "jobClosures/padeiro": { ...ownDeletion, closedAt: new Date(time) },
  });
  await db.doc("jobs/padeiro").delete();
  const deletion = () =>
    runs(
      functions.onJobWritten,
      change({ jobId: "padeiro" }, aJob({ companyId: "padaria" }), null),
    );
  await deletion();
  const documents = await documentsOf();
  expect(documents["mail/padeiro-deleted"]).toBeUndefined();
  expect(documents["jobClosures/padeiro"]).toEqual({
    ...ownDeletion,
    title: aJob().title,
    closedAt: time,
    applications: 1,
  });
  expect(documents["audit/the-event-deleted"]).toMatchObject({ actor: "company" });
  expect(documents["candidates/padeiro_ana"]).toMatchObject({ companyId: "padaria" });
  await deletion();
  expect(await documentsOf()).toEqual(documents);
});

test("a deleted job's explanations go with it, and those of a job that changes stay", async () => {
  const said = { companyId: "padaria", entries: "[]", updatedAt: new Date(time) };
  await given({ "jobExplanations/padeiro": said });
  const event = (after: ReturnType<typeof aJob> | null) =>
    runs(functions.onJobWritten, change({ jobId: "padeiro" }, aJob(approved), after));
  await event(aJob(approved));
  expect(await documentsOf("jobExplanations/")).not.toEqual({});
  await db.doc("jobs/padeiro").delete();
  await event(null);
  expect(await documentsOf("jobExplanations/")).toEqual({});
});

test.each([
  ["another company's", { ...ownDeletion, companyId: "outra" }],
  ["nobody's", { companyId: "padaria" }],
])("a deletion is the administrator's if its note is %s", async (_whose, note) => {
  await given({ "jobClosures/padeiro": { ...note, closedAt: new Date(time) } });
  await db.doc("jobs/padeiro").delete();
  await runs(
    functions.onJobWritten,
    change({ jobId: "padeiro" }, aJob({ companyId: "padaria" }), null),
  );
  const documents = await documentsOf();
  expect(documents["mail/padeiro-deleted"]).toBeDefined();
  expect(documents["audit/the-event-deleted"]).toMatchObject({ actor: "admin" });
  expect(documents["jobClosures/padeiro"]).toMatchObject({
    companyId: "padaria",
    byCompany: false,
  });
});

test("the owner is not noted for the administrator's own job, a job deleted with its company, or an existing job", async () => {
  const deletion = (companyId: string | null) =>
    runs(functions.onJobWritten, change({ jobId: "padeiro" }, aJob({ companyId }), null));
  await deletion("padaria");
  await db.doc("jobs/padeiro").delete();
  await deletion(null);
  await given({ "tombstones/padaria": { deletedAt: new Date() } });
  await deletion("padaria");
  for (const closure of Object.values(await documentsOf("jobClosures/")))
    expect(closure).toEqual({ closedAt: expect.any(String) });
});
