import { addDays } from "@vagas/functions/domain/dates";
import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { settle } from "../../functions/src/triggers/reports/settleReports.ts";
import { now } from "../faults/life.ts";
import { auth, db } from "../functions/functionsSuite.ts";
import { countCharges } from "../support/countCharges.ts";
import { adminEmail } from "./environment.ts";
import { givenAPublishedJob, jobId, phone, sends } from "./oneReportedJob.ts";
import { runs } from "./runs.ts";
import { contextAt, documentsOf, many } from "./workBoard.ts";

beforeEach(() => givenAPublishedJob());

const decides = (decision: "keep" | "remove", reasonToCompany = "", at = now) =>
  settle(contextAt(at), { jobId, decision, reasonToCompany });

async function summary() {
  return (await documentsOf("reportSummaries/"))[`reportSummaries/${jobId}`];
}

async function job() {
  return (await documentsOf("jobs/"))[`jobs/${jobId}`];
}

async function subjects() {
  const mails = Object.values(await documentsOf("mail/")) as { message: { subject: string } }[];
  return mails.map(({ message }) => message.subject).sort();
}

/** The job, with a deadline that lies ahead for the functions too, which read the clock. */
const givenAnOpenJob = () => givenAPublishedJob({ expiresAt: addDays(new Date(), 20) });

/** Three phones report the job. */
async function threePhones() {
  for (const uid of ["ana", "rui", "bia"]) await sends(phone(uid));
}

test("three phones' reports take a job off the site, its counts and the lists, and mail the administrator once", async () => {
  await sends(phone("ana"));
  await sends(phone("rui"));
  expect(await job()).toMatchObject({ listed: true });
  expect(await sends(phone("bia"))).toEqual({ state: "received" });
  expect(await job()).toMatchObject({ held: true, listed: false, approved: true });
  const shares = await documentsOf("stats/public/shares/");
  expect(shares).toMatchObject({ [`stats/public/shares/${jobId}`]: { listed: false } });
  expect(await subjects()).toEqual(["Vaga tirada do ar por denúncias: Vendedor de balcão"]);
  expect(Object.values(await documentsOf("mail/"))).toMatchObject([{ to: [adminEmail] }]);
  expect(await documentsOf("audit/")).toMatchObject({
    [`audit/${jobId}-held-1`]: { action: "held", actor: "site", documentId: jobId },
  });
  await sends(phone("leo"));
  expect(await subjects()).toHaveLength(1);
});

test("one phone that is cleared three times takes no job off, and the administrator is told at once", async () => {
  for (const uid of ["ana", "ana2", "ana3"]) await sends(phone(uid, "ana"));
  expect(await job()).toMatchObject({ listed: true });
  expect(await summary()).toMatchObject({ open: 3, held: false, told: true });
  expect(await subjects()).toEqual(["Denúncias que pedem a sua decisão: Vendedor de balcão"]);
});

test("a second report of one person changes the first", async () => {
  expect(await sends(phone("ana"), { reason: "missing", words: "Não existe." })).toEqual({
    state: "received",
  });
  expect(await sends(phone("ana"), { reason: "money", words: "Pediram." })).toEqual({
    state: "changed",
  });
  expect(Object.values(await documentsOf("jobReports/"))).toMatchObject([
    { reason: "money", words: "Pediram.", expiresAt: addDays(now, 180).toISOString() },
  ]);
  expect(await summary()).toMatchObject({ counts: { money: 1 }, open: 1 });
});

test.each([
  ["a company that is not verified", {}, false],
  ["a verified company, on a young job", { postedAt: addDays(now, -2) }, true],
] as const)(
  "one report of money against %s takes the job off",
  async (_which, fields, verified) => {
    await givenAPublishedJob(fields, verified);
    await sends(phone("ana"), { reason: "money" });
    expect(await job()).toMatchObject({ held: true, listed: false });
    expect(await subjects()).toHaveLength(1);
  },
);

test("a person reports five jobs a day, and the next day another", async () => {
  for (const id of ["a", "b", "c", "d", "e"]) {
    await db.doc(`jobs/${id}`).set((await db.doc(`jobs/${jobId}`).get()).data()!);
    expect(await sends(phone("ana"), { jobId: id })).toEqual({ state: "received" });
  }
  expect(await sends(phone("ana"))).toEqual({ state: "tooMany" });
  expect(await sends(phone("ana"), { jobId: "a", reason: "missing" })).toEqual({
    state: "changed",
  });
  expect(await sends(phone("ana"), {}, addDays(now, 1))).toEqual({ state: "received" });
});

test("a person changes their reports ten times a day", async () => {
  await sends(phone("ana"));
  for (let i = 0; i < 10; i++) expect(await sends(phone("ana"))).toEqual({ state: "changed" });
  expect(await sends(phone("ana"))).toEqual({ state: "tooMany" });
});

test("after ten reports of one network address in a day, its reports take nothing off and the administrator is told", async () => {
  await givenAPublishedJob({}, false);
  await db.doc(`jobs/outra`).set((await db.doc(`jobs/${jobId}`).get()).data()!);
  for (let i = 0; i < 10; i++) await sends(phone(`visitor${i}`, "x"), { jobId: "outra" });
  await sends(phone("ana", "x"), { reason: "money" });
  expect(await job()).toMatchObject({ listed: true });
  expect(await summary()).toMatchObject({ held: false, told: true });
  await sends(phone("rui"), { reason: "money" });
  expect(await job()).toMatchObject({ held: true });
});

/** As many stored reports as a job keeps, for 'Já foi preenchida' and of one network unless given. */
function fullOfReports(changes: (i: number) => object = () => ({})) {
  return many(200, (i) => [
    `jobReports/${i}`,
    {
      jobId,
      reason: "filled",
      words: "",
      person: `a${i}`,
      network: "a",
      counts: true,
      revision: 1,
      at: now,
      expiresAt: addDays(now, 180),
      ...changes(i),
    },
  ]);
}

test("a job keeps at most 200 reports, and a further one replaces one", async () => {
  await givenAPublishedJob({}, false);
  await fullOfReports();
  expect(await sends(phone("ana"), { reason: "missing" })).toEqual({ state: "received" });
  expect(Object.keys(await documentsOf("jobReports/"))).toHaveLength(200);
  expect(await summary()).toMatchObject({ counts: { filled: 199, missing: 1 }, held: false });
  expect(await sends(phone("rui"), { reason: "money" })).toEqual({ state: "received" });
  expect(Object.keys(await documentsOf("jobReports/"))).toHaveLength(200);
  expect(await summary()).toMatchObject({
    counts: { filled: 198, missing: 1, money: 1 },
    open: 200,
    held: true,
  });
  expect(await job()).toMatchObject({ held: true, listed: false });
});

test("200 reports of one network do not keep those of two others from taking the job off", async () => {
  await fullOfReports();
  for (const uid of ["ana", "rui"]) await sends(phone(uid));
  expect(await job()).toMatchObject({ held: true, listed: false });
});

test("after a decision on 200 reports, a grave one is shown, and holds the next text", async () => {
  await givenAPublishedJob({}, false);
  await fullOfReports();
  await sends(phone("ana"));
  await decides("keep");
  const later = addDays(now, 1);
  expect(await sends(phone("rui"), { reason: "threat" }, later)).toEqual({ state: "received" });
  expect(await summary()).toMatchObject({ counts: { filled: 199, threat: 1 }, open: 1 });
  expect(await job()).toMatchObject({ listed: true });
  await db.doc(`jobs/${jobId}`).update({ revision: 2 });
  expect(await sends(phone("bia"), { reason: "money" }, later)).toEqual({ state: "received" });
  expect(await summary()).toMatchObject({ counts: { filled: 198, threat: 1, money: 1 }, open: 2 });
  expect(await job()).toMatchObject({ held: true, listed: false });
});

/** Every document but the counts of requests. */
async function withoutCounts() {
  const documents = Object.entries(await documentsOf());
  return Object.fromEntries(documents.filter(([path]) => !path.startsWith("requestCounts/")));
}

test("200 grave reports of 200 networks all stay, and a further one is counted for its person", async () => {
  await fullOfReports((i) => ({ reason: "money", network: `a${i}` }));
  const before = await withoutCounts();
  for (let i = 0; i < 5; i++)
    expect(await sends(phone("ana"), { reason: "threat" })).toEqual({ state: "received" });
  expect(await withoutCounts()).toEqual(before);
  expect(await sends(phone("ana"), { reason: "threat" })).toEqual({ state: "tooMany" });
});

const charges = countCharges(db);

/** The answer to a report, and how many documents it reads. */
async function charged(...report: Parameters<typeof sends>) {
  charges.read = 0;
  const { state } = await sends(...report);
  return { state, read: charges.read };
}

test("a report that is refused reads none of the job's reports, and one that is taken all", async () => {
  await fullOfReports();
  expect(await charged(phone("ana"))).toEqual({ state: "received", read: 210 });
  for (let i = 0; i < 10; i++) await sends(phone("ana"));
  expect(await charged(phone("ana"))).toEqual({ state: "tooMany", read: 4 });
  await db.doc(`jobs/${jobId}`).update({ listed: false, paused: true });
  expect(await charged(phone("rui"))).toEqual({ state: "gone", read: 10 });
});

test.each([
  ["is gone", { jobId: "nenhuma" }, {}],
  ["waits for a decision", {}, { approved: false, approvalStatus: "pending" }],
  ["is off the site", {}, { paused: true }],
] as const)("nobody reports a job that %s", async (_which, report, fields) => {
  await givenAPublishedJob(fields);
  expect(await sends(phone("ana"), report)).toEqual({ state: "gone" });
  expect(await documentsOf("jobReports/")).toEqual({});
  expect(await documentsOf("requestCounts/")).toEqual({});
});

test("a job that its reports took off is still reported by whoever has its page open", async () => {
  await threePhones();
  expect(await sends(phone("leo"))).toEqual({ state: "received" });
  expect(await summary()).toMatchObject({ open: 4 });
  await decides("remove");
  expect(await sends(phone("eva"))).toEqual({ state: "gone" });
});

/** What is noted of the job's time on the site. */
async function note() {
  return (await documentsOf("publishedJobs/"))[`publishedJobs/${jobId}`];
}

test("a job that is kept returns, and reports hold nothing until its next edit", async () => {
  const noted = { at: now.toISOString(), firstAt: now.toISOString() };
  expect(await note()).toMatchObject(noted);
  await threePhones();
  expect(await note()).toMatchObject({ ...noted, unlistedAt: now.toISOString() });
  expect(await decides("keep", "", addDays(now, 1))).toEqual({ state: "kept" });
  expect(await job()).toMatchObject({ held: false, listed: true });
  // It is no new job.
  expect(await note()).toMatchObject({ ...noted, at: addDays(now, 1).toISOString() });
  expect(await summary()).toMatchObject({ state: "kept", open: 0, held: false });
  for (const uid of ["a", "b", "c"]) await sends(phone(uid), { reason: "money" }, addDays(now, 2));
  expect(await job()).toMatchObject({ listed: true });
  expect(await summary()).toMatchObject({ state: "open", open: 3 });
  await db.doc(`jobs/${jobId}`).update({ revision: 2 });
  for (const uid of ["d", "e", "f"]) await sends(phone(uid), {}, addDays(now, 3));
  expect(await job()).toMatchObject({ held: true, listed: false });
  expect(await subjects()).toHaveLength(2);
});

test("a removed job stays off until an edit is approved; the company is told only what the administrator writes", async () => {
  await givenAnOpenJob();
  await threePhones();
  expect(await decides("remove")).toEqual({ state: "removed" });
  expect(await job()).toMatchObject({ held: true, listed: false });
  expect(await subjects()).toHaveLength(1);
  expect(await decides("remove", "O salário estava errado.", addDays(now, 1))).toEqual({
    state: "removed",
  });
  expect(await subjects()).toEqual([
    "Sua vaga foi tirada do ar: Vendedor de balcão",
    "Vaga tirada do ar por denúncias: Vendedor de balcão",
  ]);
  await db.doc(`jobs/${jobId}`).update({ revision: 2 });
  await runs(functions.onJobWritten, { id: "1", time: now.toISOString(), params: { jobId } });
  expect(await job()).toMatchObject({ held: false, listed: true });
  // The other text can be removed too.
  expect(await decides("remove", "", addDays(now, 2))).toEqual({ state: "removed" });
  expect(await job()).toMatchObject({ held: true, listed: false });
  expect(await summary()).toMatchObject({ settled: { revision: 2 } });
});

test.each<[string, Record<string, object>, string]>([
  ["is back on the site", {}, "Sua vaga continua no site"],
  ["expired meanwhile", { [`jobs/${jobId}`]: { expiresAt: now } }, "Sua vaga foi conferida"],
  ["was paused", { [`jobs/${jobId}`]: { paused: true } }, "Sua vaga foi conferida"],
  [
    "is an inactive company's",
    { "companies/padaria": { active: false } },
    "Sua vaga foi conferida",
  ],
  ["the register holds", { "companies/padaria": { registerHold: true } }, "Sua vaga foi conferida"],
])("the mail about a kept job that %s says so", async (_what, changes, subject) => {
  await threePhones();
  for (const [path, fields] of Object.entries(changes)) await db.doc(path).update(fields);
  await decides("keep", "Está tudo certo.");
  expect(await subjects()).toContain(`${subject}: Vendedor de balcão`);
});

test("a decision that is sent twice is recorded and mailed once", async () => {
  await threePhones();
  await decides("keep", "Está tudo certo.", addDays(now, 1));
  const once = await documentsOf();
  await decides("keep", "Está tudo certo.", addDays(now, 2));
  expect(await documentsOf()).toEqual(once);
});

/** The stored summary as the administrator's page sends it. */
async function seen() {
  const { counts, open, held, words } = (await summary()) as ReportSummary;
  return { counts, open, held, words };
}

test("a decision on the reports that were seen stands, and is taken again when it is resent", async () => {
  await sends(phone("ana"), { words: "Já tem gente." });
  const request = { jobId, decision: "keep", reasonToCompany: "", seen: await seen() } as const;
  expect(await settle(contextAt(), request)).toEqual({ state: "kept" });
  expect(await summary()).toMatchObject({ state: "kept", open: 0 });
  const once = await documentsOf();
  expect(await settle(contextAt(addDays(now, 1)), request)).toEqual({ state: "kept" });
  expect(await documentsOf()).toEqual(once);
});

test.each([
  ["another arrived", phone("rui"), { reason: "missing" }],
  ["another held the job", phone("rui"), { reason: "money" }],
  ["its person changed the reason", phone("ana"), { reason: "money" }],
  ["its person changed the words", phone("ana"), { words: "Pediram R$ 50." }],
] as const)("a decision on one report writes nothing if %s", async (_what, sender, report) => {
  await givenAPublishedJob({}, false);
  await sends(phone("ana"));
  const before = { jobId, reasonToCompany: "Está tudo certo.", seen: await seen() };
  await sends(sender, report);
  const stored = await documentsOf();
  for (const decision of ["keep", "remove"] as const)
    expect(await settle(contextAt(), { ...before, decision })).toEqual({ state: "changed" });
  expect(await documentsOf()).toEqual(stored);
  expect(await settle(contextAt(), { ...before, decision: "keep", seen: await seen() })).toEqual({
    state: "kept",
  });
  expect(await job()).toMatchObject({ listed: true });
});

test("after a decision, one on the same numbers that a changed report left is refused", async () => {
  await sends(phone("ana"));
  await decides("keep");
  const read = await seen();
  await sends(phone("ana"), {}, addDays(now, 1));
  expect(
    await settle(contextAt(addDays(now, 2)), {
      jobId,
      decision: "remove",
      reasonToCompany: "",
      seen: read,
    }),
  ).toEqual({ state: "changed" });
});

test("a company's edit neither lifts a hold nor writes the field", async () => {
  await threePhones();
  await db.doc(`jobs/${jobId}`).update({ revision: 2, title: "Outra" });
  await runs(functions.onJobWritten, { id: "1", time: now.toISOString(), params: { jobId } });
  expect(await job()).toMatchObject({ held: true, listed: false });
});

test("a decision on a job that nobody reported, or that is gone, changes nothing", async () => {
  const before = await documentsOf();
  expect(await decides("remove")).toEqual({ state: "gone" });
  expect(await settle(contextAt(), { jobId: "x", decision: "keep", reasonToCompany: "" })).toEqual({
    state: "gone",
  });
  expect(await documentsOf()).toEqual(before);
});

const request = { jobId, reason: "money", words: "" };
const from = (address: string) => ({ headers: { "x-forwarded-for": `${address}, 203.0.113.9` } });

test("the function takes reports of accounts alone, within their bounds", async () => {
  const data = request;
  const rawRequest = from("179.84.0.1");
  await expect(runs(functions.reportJob, { data, rawRequest })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  for (const [wrong, message] of [
    [{ ...request, reason: "spam" }, "Escolha um motivo"],
    [{ ...request, words: "x".repeat(301) }, "Encurte o texto para até 300 caracteres"],
  ] as const)
    await expect(
      runs(functions.reportJob, { auth: { uid: "ana" }, data: wrong, rawRequest }),
    ).rejects.toMatchObject({ code: "invalid-argument", message });
  expect(await documentsOf("jobReports/")).toEqual({});
  expect(
    await runs(functions.reportJob, {
      auth: { uid: "ana" },
      data: { ...request, words: "Pediram\u0000 R$ 50" },
      rawRequest,
    }),
  ).toEqual({ state: "received" });
  expect(Object.values(await documentsOf("jobReports/"))).toMatchObject([
    { words: "Pediram R$ 50", counts: true },
  ]);
  expect(JSON.stringify(await documentsOf())).not.toMatch(/"ana"|179\.84/);
});

test("the function counts phones by their providers' networks", async () => {
  await givenAnOpenJob();
  const report = (uid: string, address: string) =>
    runs(functions.reportJob, { auth: { uid }, data: request, rawRequest: from(address) });
  for (const [uid, address] of [
    ["a", "179.84.0.1"],
    ["b", "179.84.7.7"],
    ["c", "2804:18:1::1"],
    ["d", "2804:18:9::1"],
  ] as const)
    await report(uid, address);
  expect(await job()).toMatchObject({ listed: true });
  await report("e", "187.10.0.1");
  expect(await job()).toMatchObject({ held: true });
});

test("only the administrator decides on reports", async () => {
  await threePhones();
  await auth.importUsers([
    { uid: "admin", email: adminEmail, customClaims: { admin: true } },
    { uid: "padaria" },
  ]);
  const data = { jobId, decision: "keep" };
  for (const caller of [
    undefined,
    { uid: "padaria", token: {} },
    { uid: "padaria", token: { admin: true } },
  ])
    await expect(runs(functions.settleReports, { auth: caller, data })).rejects.toMatchObject({
      code: "permission-denied",
    });
  const asAdmin = { auth: { uid: "admin", token: { admin: true } } };
  await expect(
    runs(functions.settleReports, { ...asAdmin, data: { ...data, decision: "x" } }),
  ).rejects.toMatchObject({ code: "invalid-argument" });
  const stale = { ...(await seen()), open: 1 };
  expect(
    await runs(functions.settleReports, { ...asAdmin, data: { ...data, seen: stale } }),
  ).toEqual({ state: "changed" });
  // A page that was opened before it sent what was seen.
  expect(await runs(functions.settleReports, { ...asAdmin, data })).toEqual({ state: "kept" });
});
