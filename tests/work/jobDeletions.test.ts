import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { leaveJob } from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { given } from "../functions/storedFields.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";
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

/** Withdraws an application as its sender does, with what its event does. */
async function removed(id: string): Promise<void> {
  await db.doc(`candidates/${id}`).delete();
  await removeApplication(contextAt(), bucket, id, `resumes/${id}/1-a.pdf`);
}

const left = (id: string) => leaveJob(contextAt(), id);

test.each([
  ["removed", removed],
  ["taken from its company", left],
])("an application that is %s counts no longer for its deleted job", async (_how, withdraw) => {
  const note = { ...ownDeletion, closedAt: new Date(time) };
  const ids = ["padeiro_ana", "padeiro_rui"];
  await given({
    ...Object.fromEntries(ids.map((id) => [`candidates/${id}`, aCandidate(id)])),
    "jobClosures/padeiro": { ...note, applications: 2 },
    "jobClosures/outra": { ...note, applications: 2 },
    // Its event, which makes the first count, is still to come.
    "jobClosures/caixa": note,
    "candidates/caixa_ana": aCandidate("caixa_ana", { jobId: "caixa" }),
    "candidates/banco_ana": aCandidate("banco_ana", { jobId: null, companyId: null }),
  });
  await db.doc("jobs/padeiro").delete();
  const closure = async (jobId: string) => (await documentsOf())[`jobClosures/${jobId}`];
  for (const [id, applications] of [
    ["padeiro_ana", 1],
    ["padeiro_ana", 1],
    ["padeiro_rui", 0],
    ["padeiro_rui", 0],
  ] as const) {
    await withdraw(id);
    expect(await closure("padeiro")).toEqual({ ...note, closedAt: time, applications });
  }
  for (const id of ["caixa_ana", "banco_ana"]) await withdraw(id);
  expect(await closure("caixa")).toEqual({ ...note, closedAt: time });
  expect(await closure("outra")).toMatchObject({ applications: 2 });
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
