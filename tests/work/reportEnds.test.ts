import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { removeIdle } from "../../functions/src/triggers/accounts/removeIdleApplicants.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { readSentData } from "../../functions/src/triggers/personalData/readSentData.ts";
import { reconcileReported } from "../../functions/src/triggers/reconciliation/reconcileReported.ts";
import { ReconciliationRun } from "../../functions/src/triggers/reconciliation/reconciliationRun.ts";
import { purgeReports } from "../../functions/src/triggers/reports/reconcileReports.ts";
import { aCandidate } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { auth, bucket, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { accountEvent } from "./accountEvent.ts";
import { adminEmail, linkSecret } from "./environment.ts";
import { overtakenBy } from "./overtaken.ts";
import { givenAPublishedJob, jobId, phone, sends } from "./oneReportedJob.ts";
import { runs } from "./runs.ts";
import { contextAt, documentsOf } from "./workBoard.ts";
import { withEmail } from "./kept.ts";

beforeEach(async () => {
  await givenAPublishedJob();
  await sends(phone("ana"), { words: "Sou a Ana." });
  await sends(phone("rui"), { reason: "missing" });
});

const summary = async () => (await documentsOf("reportSummaries/"))[`reportSummaries/${jobId}`];
const reports = async () => Object.values(await documentsOf("jobReports/"));

/** Ana's report, and her words in the summary, are gone; Rui's stay. */
async function expectOnlyRuis() {
  expect(await reports()).toMatchObject([{ reason: "missing" }]);
  expect(await summary()).toMatchObject({ counts: { missing: 1 }, open: 1, words: [] });
}

test("an account's reports go with it, from the summary too", async () => {
  await functions.onUserDeleted(accountEvent("deleted", { uid: "ana" }));
  await expectOnlyRuis();
});

test("a job that reports took off stays off when they are erased", async () => {
  await sends(phone("bia"));
  for (const uid of ["ana", "rui", "bia"])
    await functions.onUserDeleted(accountEvent("deleted", { uid }));
  expect(await reports()).toEqual([]);
  expect(await summary()).toMatchObject({ held: true, counts: {}, open: 0, words: [] });
  expect(await documentsOf("jobs/")).toMatchObject({ [`jobs/${jobId}`]: { held: true } });
});

test("own data holds the reports of the account that applied, and of no other", async () => {
  const email = "ana@pessoa.example";
  await given({ "candidates/padeiro_ana": aCandidate("padeiro_ana", { email, uid: "ana" }) });
  expect((await readSentData(contextAt(), withEmail(email))).reports).toEqual([
    {
      jobTitle: "Vendedor de balcão",
      reason: "filled",
      words: "Sou a Ana.",
      sentAt: now.getTime(),
    },
  ]);
  expect((await readSentData(contextAt(), withEmail("rui@pessoa.example"))).reports).toEqual([]);
});

test("an erasure of own data takes the reports of the account that applied", async () => {
  const email = "ana@pessoa.example";
  await given({ "candidates/padeiro_ana": aCandidate("padeiro_ana", { email, uid: "ana" }) });
  await eraseOwnData(contextAt(), bucket, withEmail(email));
  await expectOnlyRuis();
});

test("a job that fits no schema stops no erasure", async () => {
  await db.doc(`jobs/${jobId}`).update({ urgent: "x" });
  await functions.onUserDeleted(accountEvent("deleted", { uid: "ana" }));
  expect(await reports()).toMatchObject([{ reason: "missing" }]);
  expect(await summary()).toBeUndefined();
});

test("an idle account leaves its report without the person", async () => {
  const long = addDays(now, -8).toUTCString();
  await auth.importUsers([{ uid: "ana", metadata: { creationTime: long, lastSignInTime: long } }]);
  await removeIdle(contextAt(), auth, async () => {});
  const persons = (await reports()).map((report) => (report as { person: unknown }).person);
  expect(persons.filter((person) => person === null)).toHaveLength(1);
  expect(persons.filter((person) => person !== null)).toHaveLength(1);
  expect(await summary()).toMatchObject({ open: 2, words: [{ text: "Sou a Ana." }] });
});

test("networks go after eight days, and reports after 180, to the instant", async () => {
  const networks = async () =>
    (await reports()).map((report) => (report as { network: unknown }).network === null);
  await purgeReports(contextAt(new Date(addDays(now, 8).getTime() - 1)));
  expect(await networks()).toEqual([false, false]);
  await purgeReports(contextAt(addDays(now, 8)));
  expect(await networks()).toEqual([true, true]);
  await purgeReports(contextAt(new Date(addDays(now, 180).getTime() - 1)));
  expect(await reports()).toHaveLength(2);
  await purgeReports(contextAt(addDays(now, 180)));
  expect(await reports()).toEqual([]);
  expect(await summary()).toBeUndefined();
});

test("a report that its person sends again at the moment of its removal stays as it is now", async () => {
  const later = addDays(now, 180);
  const sendsAgain = () => sends(phone("ana"), { words: "Ainda." }, later);
  await purgeReports(overtakenBy(sendsAgain, later));
  expect(await reports()).toMatchObject([{ words: "Ainda." }]);
  expect(await summary()).toMatchObject({ counts: { filled: 1 }, words: [{ text: "Ainda." }] });
});

test("a report that its person sends again keeps its network, whose time was over for the one before", async () => {
  const later = addDays(now, 8);
  const sendAgain = async () => {
    await sends(phone("ana"), {}, later);
    await sends(phone("rui"), {}, later);
  };
  await purgeReports(overtakenBy(sendAgain, later));
  const networks = (await reports()).map((report) => (report as { network: unknown }).network);
  expect(networks).not.toContain(null);
});

test("the reports of a deleted job go with it", async () => {
  const before = await db.doc(`jobs/${jobId}`).get();
  await db.doc(`jobs/${jobId}`).delete();
  const after = await db.doc(`jobs/${jobId}`).get();
  await runs(functions.onJobWritten, {
    id: "1",
    time: now.toISOString(),
    params: { jobId },
    data: { before, after },
  });
  expect(await reports()).toEqual([]);
  expect(await summary()).toBeUndefined();
});

/** What a nightly run finds wrong with the reports; the next one finds nothing. */
async function night() {
  const tools = { context: contextAt(), auth, bucket, secret: linkSecret, adminEmail };
  const run = new ReconciliationRun(tools);
  await reconcileReported(run);
  const again = new ReconciliationRun({ ...tools, context: contextAt(addDays(now, 1)) });
  await reconcileReported(again);
  expect(again.findings).toEqual({});
  return run.findings;
}

const found = { reports: { found: 1, mended: 1, ids: [jobId] } };

test("the nightly run leaves right reports alone", async () => {
  const before = await documentsOf("reportSummaries/");
  expect(await night()).toEqual({});
  expect(await documentsOf("reportSummaries/")).toEqual(before);
});

test("the nightly run counts reports again whose summary is lost or wrong", async () => {
  const before = await summary();
  await db.doc(`reportSummaries/${jobId}`).delete();
  expect(await night()).toEqual(found);
  expect(await summary()).toEqual(before);
});

test("the nightly run takes off a job whose reports reached the threshold, and mails", async () => {
  const third = { ...(await reports())[0]!, person: "bia", network: "bia" };
  await db.doc("jobReports/third").set({ ...third, at: now, expiresAt: addDays(now, 180) });
  expect(await night()).toEqual(found);
  expect(await documentsOf("jobs/")).toMatchObject({ [`jobs/${jobId}`]: { held: true } });
  expect(Object.keys(await documentsOf("mail/"))).toEqual([`mail/${jobId}-held-1`]);
});

test("the nightly run removes the reports of a job that is gone", async () => {
  await db.doc(`jobs/${jobId}`).delete();
  expect(await night()).toEqual(found);
  expect(await reports()).toEqual([]);
  expect(await summary()).toBeUndefined();
});
