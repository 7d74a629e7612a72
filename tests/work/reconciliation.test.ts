import { FieldValue } from "firebase-admin/firestore";
import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test, vi } from "vitest";
import { reconcileBoard } from "../../functions/src/triggers/reconciliation/reconcile.ts";
import { ReconciliationRun } from "../../functions/src/triggers/reconciliation/reconciliationRun.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { noteResumeFile } from "../../functions/src/triggers/applications/noteResumeFile.ts";
import { removeCompany } from "../../functions/src/triggers/companies/removeCompany.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { indexPendingJob } from "../../functions/src/triggers/search/searchIndex.ts";
import { aPendingJob } from "../faults/events.ts";
import { given } from "../functions/storedFields.ts";
import { auth, bucket, db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, many, upload } from "./workBoard.ts";
import { aCompany, aJob, ana, anApplication, approved, fileOf } from "./dropped/story.ts";
import { adminEmail, linkSecret } from "./environment.ts";
import { aResume, anEntry } from "./kept.ts";

const later = () => addDays(new Date(), 2);

type Run = {
  outcome: string;
  looked: number;
  endedAt: string | null;
  findings: Record<string, { found: number; mended: number; ids: string[] }>;
};

function run(now: Date): Promise<void> {
  return reconcileBoard(
    new ReconciliationRun({
      context: contextAt(now),
      auth,
      bucket,
      secret: linkSecret,
      adminEmail,
    }),
  );
}

/** Runs the reconciliation, and returns its report. */
async function reconciled(now = later()): Promise<Run> {
  await run(now);
  return (await documentsOf("serverRuns/"))["serverRuns/reconcile"] as Run;
}

beforeEach(async () => {
  await board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) });
  await auth.importUsers([{ uid: "padaria", email: "padaria@empresa.example" }]);
});

test("it reports what it found, and finds nothing the next time", async () => {
  const first = await reconciled();
  expect(first).toMatchObject({
    outcome: "done",
    endedAt: expect.any(String),
    findings: {
      miscountedJob: { found: 1, mended: 1, ids: ["padeiro"] },
      searchTerms: { found: 1, mended: 1, ids: ["padaria"] },
    },
  });
  expect((await reconciled(addDays(later(), 7))).findings).toEqual({});
});

test("the company of whoever became the administrator stays, with its jobs; once it is gone, only the account does", async () => {
  await auth.setCustomUserClaims("padaria", { admin: true });
  expect((await reconciled()).findings).not.toHaveProperty("companyWithoutAccount");
  const kept = Object.keys(await documentsOf());
  expect(kept).toEqual(expect.arrayContaining(["companies/padaria", "jobs/padeiro"]));
  expect(await documentsOf("tombstones/")).toEqual({});
  await db.doc("companies/padaria").delete();
  await removeCompany(contextAt(), auth, "padaria", { actor: "padaria" });
  expect((await reconciled(addDays(later(), 7))).findings).not.toHaveProperty("goneCompany");
  expect((await auth.getUser("padaria")).customClaims).toEqual({ admin: true });
});

test("explanations whose job is gone are removed", async () => {
  const said = { companyId: "padaria", entries: "[]", updatedAt: new Date() };
  await given({ "jobExplanations/padeiro": said, "jobExplanations/gone": said });
  expect((await reconciled()).findings).toMatchObject({
    deletedJob: { found: 1, mended: 1, ids: ["gone"] },
  });
  expect(Object.keys(await documentsOf("jobExplanations/"))).toEqual(["jobExplanations/padeiro"]);
});

test("a résumé's record without a date gets one, and one without an application is removed", async () => {
  await upload(fileOf(ana));
  await given({ [`candidates/${ana}`]: anApplication(ana) });
  await receiveApplication(contextAt(new Date()), ana);
  await noteResumeFile(contextAt(new Date()), bucket, ana);
  const old = { appliedAt: FieldValue.delete() };
  await db.doc(`resumes/${ana}`).update(old);
  const { appliedAt: _appliedAt, ...undated } = aResume("padeiro_eva");
  await given({ "resumes/padeiro_eva": undated, "talentPool/padeiro_eva": anEntry("padeiro_eva") });
  expect((await reconciled()).findings["oldResume"]).toMatchObject({ found: 2, mended: 2 });
  const dated = (await db.doc(`resumes/${ana}`).get()).get("appliedAt");
  expect(dated).toEqual((await db.doc(`candidates/${ana}`).get()).get("createdAt"));
  await reconciled(addDays(later(), 7));
  expect(Object.keys(await documentsOf("resumes/"))).toEqual([`resumes/${ana}`]);
  expect(await documentsOf("talentPool/")).toEqual({});
});

test("a missing company name is removed from application and record; a different one follows the application", async () => {
  const of = async (id: string, candidate: object, resume: object) => {
    await upload(fileOf(id));
    await given({ [`candidates/${id}`]: anApplication(id) });
    await receiveApplication(contextAt(new Date()), id);
    await noteResumeFile(contextAt(new Date()), bucket, id);
    await db.doc(`candidates/${id}`).set(candidate, { merge: true });
    await db.doc(`resumes/${id}`).set(resume, { merge: true });
  };
  await of("padeiro_rui", { companyId: null }, { company: null });
  await of("padeiro_eva", { companyId: null, company: null }, {});
  await of("padeiro_leo", {}, { company: "Outra" });
  expect((await reconciled()).findings["companyName"]).toMatchObject({ found: 3, mended: 3 });
  const names = async (collection: string) =>
    Object.values(await documentsOf(collection)).map(
      (row) => (row as { company: unknown }).company,
    );
  expect(await names("candidates/")).toEqual([null, "Mercado Araguaia", null]);
  expect(await names("resumes/")).toEqual([null, "Mercado Araguaia", null]);
});

test("a pending imported job is not also rejected, whatever else is right", async () => {
  const papel = aPendingJob();
  await given({ "pendingJobs/papel": papel });
  await indexPendingJob(contextAt(), "papel");
  await given({ "rejectedJobs/papel": { ...papel, rejectedAt: new Date() } });
  expect((await reconciled()).findings).toMatchObject({ refusedJobThatWaits: { mended: 1 } });
  expect(await documentsOf("rejectedJobs/")).toEqual({});
});

test("a row that fits no schema is reported, and stops no other", async () => {
  await given({ "jobs/a_first": { title: 7 }, "companies/a_first": { name: 7 } });
  const { findings } = await reconciled();
  expect(findings).toMatchObject({
    unreadable: { found: 2, mended: 0, ids: ["a_first", "a_first"] },
    miscountedJob: { found: 1, mended: 1 },
  });
});

test("rows that changed within a day are left to their events", async () => {
  expect((await reconciled(addDays(new Date(), 0.9))).findings).toEqual({});
});

const daysAgo = (days: number) => addDays(new Date(), -days);
const replies = { applications: 5, answered: 5, isEnough: true };
const verified = { by: "admin", checks: [], name: "Padaria", cnpj: null, whatsapp: null };
const aMatch = { edition: "2026-10-06", numbers: ["11222333000181"], since: daysAgo(2) };
const mendedTerms = { searchTerms: { found: 1, mended: 1, ids: ["padaria"] } };

test.each<[string, object, Record<string, object>, object]>([
  ["whose replies were counted today is looked at", {}, {}, mendedTerms],
  [
    "that was verified long ago is looked at",
    { verified: { ...verified, at: daysAgo(3) } },
    {},
    mendedTerms,
  ],
  ["that somebody changed today is left", { updatedAt: daysAgo(0) }, {}, {}],
  ["that was verified today is left", { verified: { ...verified, at: daysAgo(0) } }, {}, {}],
  ["that the register names since today is left", {}, { "registerMatches/padaria": aMatch }, {}],
])("a company %s", async (_what, fields, documents, findings) => {
  const company = aCompany({ createdAt: daysAgo(9), updatedAt: daysAgo(2), replies, ...fields });
  await given({ "companies/padaria": company, ...documents });
  expect((await reconciled(new Date())).findings).toEqual(findings);
});

test("a failed run says so, and the next one continues behind the rows it had checked", async () => {
  await many(150, (i) => [`jobs/j${100 + i}`, aJob({ ...approved, companyId: null })]);
  const context = contextAt(later());
  const round = new ReconciliationRun({ context, auth, bucket, secret: linkSecret, adminEmail });
  vi.spyOn(round.auth, "getUsers").mockRejectedValueOnce(new Error("away"));
  await expect(reconcileBoard(round)).rejects.toThrow("away");
  expect((await documentsOf("serverRuns/"))["serverRuns/reconcile"]).toMatchObject({
    outcome: "failed",
    findings: { miscountedJob: { found: 100 } },
  });
  const next = await reconciled();
  expect(next).toMatchObject({ outcome: "done" });
  expect(next.findings["miscountedJob"]).toBeUndefined();
  const tomorrow = await reconciled(addDays(later(), 1));
  expect(tomorrow.findings["miscountedJob"]).toMatchObject({ found: 51, mended: 51 });
  expect(tomorrow.findings["miscountedJob"]!.ids).toHaveLength(5);
});

/** The method by which the Firestore client reads; not part of its public interface. */
type Reading = {
  requestStream: (method: string, ...rest: unknown[]) => Promise<NodeJS.ReadableStream>;
};

/** What Firestore charges while `work` runs: one for each row, empty result or count. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const reading = db as unknown as Reading;
  const original = reading.requestStream.bind(db);
  let reads = 0;
  reading.requestStream = async (method, ...rest) => {
    const stream = await original(method, ...rest);
    let rows = 0;
    stream.on("data", (answer: { document?: unknown; found?: unknown; missing?: unknown }) => {
      if (answer.document ?? answer.found ?? answer.missing) rows += 1;
    });
    stream.on("end", () => (reads += Math.max(1, rows)));
    return stream;
  };
  try {
    await work();
  } finally {
    reading.requestStream = original;
  }
  return reads;
}

test("a pass through a consistent board reads each row once, and a company three times more", async () => {
  const people = 30;
  for (let i = 0; i < people; i++) {
    const id = `padeiro_p${i}`;
    await given({ [`candidates/${id}`]: anApplication(id) });
    await receiveApplication(contextAt(new Date()), id);
    await noteResumeFile(contextAt(new Date()), bucket, id);
  }
  await reconcileJob(contextAt(new Date()), "padeiro");
  await reconciled();
  const rows = Object.keys(await documentsOf()).filter(
    (path) => !/^(mail|audit|requestCounts|serverRuns|reconciliationPasses)\//.test(path),
  ).length;
  const idle = await readsOf(() => run(addDays(later(), 1)));
  const reads = await readsOf(() => run(addDays(later(), 7)));
  // The recount, and the number of rows.
  expect(idle).toBeLessThan(90);
  // The counts are read every day. 21 queries find nothing, however many rows there are: one for each kind of record.
  expect(reads - idle).toBeGreaterThanOrEqual(rows - 1);
  expect(reads - idle).toBeLessThanOrEqual(rows + 3 + 21);
});
