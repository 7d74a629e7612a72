import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { buildEdit } from "../support/build.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, documentsOf } from "./workBoard.ts";
import { change, time } from "./change.ts";
import { runs } from "./runs.ts";

beforeEach(() => board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) }));

test("a written job is reconciled, and the audit has what a person changed", async () => {
  await runs(
    functions.onJobWritten,
    change(
      { jobId: "padeiro" },
      { revision: 1, companyId: "padaria" },
      { revision: 2, companyId: "padaria", approvalStatus: "pending" },
    ),
  );
  expect((await documentsOf())["jobs/padeiro"]).toMatchObject({
    searchTerms: jobSearchTerms({
      title: "Vendedor de balcão",
      company: "Mercado Araguaia",
      location: "Confresa",
    }),
  });
  expect((await documentsOf("audit/"))["audit/the-event-edited"]).toMatchObject({
    collection: "jobs",
    documentId: "padeiro",
    action: "edited",
    actor: "company",
    at: time,
  });
});

test("the edit of a job follows what becomes of the job", async () => {
  await given({ "jobEdits/padeiro": buildEdit({ companyId: "padaria" }) });
  await runs(functions.onJobWritten, change({ jobId: "padeiro" }, aJob(approved), aJob(approved)));
  expect((await documentsOf("jobEdits/"))["jobEdits/padeiro"]).toMatchObject({ open: true });
  await db.doc("jobs/padeiro").delete();
  await runs(functions.onJobWritten, change({ jobId: "padeiro" }, aJob(approved), null));
  expect(await documentsOf("jobEdits/")).toEqual({});
});

test("jobs deleted with their company, and events without a change, add nothing to the audit", async () => {
  await given({ "tombstones/padaria": { deletedAt: new Date() } });
  await runs(functions.onJobWritten, change({ jobId: "padeiro" }, { companyId: "padaria" }, null));
  await runs(functions.onJobWritten, { id: "the-event", params: { jobId: "padeiro" } });
  expect(await documentsOf("audit/")).toEqual({});
  await runs(functions.onJobWritten, change({ jobId: "padeiro" }, { companyId: null }, null));
  await runs(functions.onJobWritten, {
    ...change({ jobId: "padeiro" }, { companyId: "outra" }, null),
    id: "another",
  });
  expect(Object.keys(await documentsOf("audit/"))).toEqual([
    "audit/another-deleted",
    "audit/the-event-deleted",
  ]);
});

test("a company is told once of the deletion of its job, and not if the job came back", async () => {
  const gone = (companyId: string | null) =>
    runs(functions.onJobWritten, change({ jobId: "padeiro" }, aJob({ companyId }), null));
  await gone("padaria");
  expect(await documentsOf("mail/")).toEqual({});
  await db.doc("jobs/padeiro").delete();
  await gone(null);
  await gone("quem-foi");
  expect(await documentsOf("mail/")).toEqual({});
  await gone("padaria");
  const told = await documentsOf("mail/");
  expect(told).toEqual({
    "mail/padeiro-deleted": expect.objectContaining({
      to: ["padaria@empresa.example"],
      message: expect.objectContaining({ subject: `Sua vaga foi excluída: ${aJob().title}` }),
    }),
  });
  await gone("padaria");
  expect(await documentsOf("mail/")).toEqual(told);
});

test("a decision, or its reversal, is carried out; an opened or removed record is not", async () => {
  for (const after of [{ status: "pending" }, null])
    await runs(functions.onJobApprovalDecided, change({ jobId: "padeiro" }, null, after));
  expect((await documentsOf())["jobs/padeiro"]).toMatchObject({ searchTerms: [] });
  await runs(
    functions.onJobApprovalDecided,
    change({ jobId: "padeiro" }, { status: "pending" }, { status: "approved" }),
  );
  expect((await documentsOf())["jobs/padeiro"]).toMatchObject({
    searchTerms: jobSearchTerms({
      title: "Vendedor de balcão",
      company: "Mercado Araguaia",
      location: "Confresa",
    }),
  });
  await db.doc("jobs/padeiro").update({ searchTerms: [] });
  await runs(
    functions.onJobApprovalDecided,
    change({ jobId: "padeiro" }, { status: "approved" }, { status: "pending" }),
  );
  expect((await documentsOf())["jobs/padeiro"]).toMatchObject({
    searchTerms: jobSearchTerms({
      title: "Vendedor de balcão",
      company: "Mercado Araguaia",
      location: "Confresa",
    }),
  });
});
