import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import { addDays } from "@vagas/functions/domain/dates";
import type { HireReply } from "@vagas/functions/domain/closing/hireAnswers";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { type LinkClaims, signLink } from "../../functions/src/mail/signedLink.ts";
import { recountShares } from "../../functions/src/store/recountShares.ts";
import { addToCounts } from "../../functions/src/store/countShare.ts";
import { forgetHires } from "../../functions/src/triggers/companies/forgetCompany.ts";
import { askWhoWasHired } from "../../functions/src/triggers/hires/askWhoWasHired.ts";
import { countHire } from "../../functions/src/triggers/hires/countHire.ts";
import { followLink } from "../../functions/src/triggers/jobs/followJobLink.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { change } from "./change.ts";
import { linkSecret } from "./environment.ts";
import { runs } from "./runs.ts";
import { board, contextAt, documentsOf, many, store } from "./workBoard.ts";

const over = addDays(now, -7);
const published = { type: "Comércio", at: now };
const told = (reply: HireReply) => ({ companyId: "padaria", answeredAt: now, ...reply });
const bySite = told({ answer: "peloSite", people: 2 });
const otherwise = told({ answer: "deOutroJeito", people: 3 });

beforeEach(() =>
  board({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob({ ...approved, title: "Padeiro", company: "Padaria", expiresAt: over }),
    "publishedJobs/padeiro": published,
    "stats/public": emptyStats,
  }),
);

async function says(jobId: string, hire: object | null): Promise<void> {
  await (hire === null ? db.doc(`hires/${jobId}`).delete() : db.doc(`hires/${jobId}`).set(hire));
  await countHire(contextAt(), jobId);
}

async function counts(): Promise<object> {
  const stats = (await documentsOf("stats/"))["stats/public"] as Record<string, number> | undefined;
  return { hires: stats?.["hires"], hiresTold: stats?.["hiresTold"] };
}

/** Checks the counts, and that a recount finds nothing else. */
async function expectCounts(hires: number, hiresTold: number): Promise<void> {
  expect(await counts()).toEqual({ hires, hiresTold });
  const { stored, recounted } = await recountShares(store);
  expect(recounted).toMatchObject({ hires, hiresTold });
  expect(stored).toMatchObject({ hires, hiresTold });
}

test("hires are counted by the site and in all, as the difference to what was said before", async () => {
  await says("padeiro", bySite);
  await expectCounts(2, 2);
  await says("caixa", otherwise);
  await expectCounts(2, 5);
  await says("padeiro", { ...bySite, people: 5 });
  await expectCounts(5, 8);
  await says("padeiro", { ...otherwise, people: 1 });
  await expectCounts(0, 4);
  await says("caixa", told({ answer: "desisti", people: 0 }));
  await says("padeiro", null);
  await expectCounts(0, 0);
});

test("repeated and simultaneous events count once", async () => {
  await db.doc("hires/padeiro").set(bySite);
  await Promise.all(Array.from({ length: 4 }, () => countHire(contextAt(), "padeiro")));
  await runs(functions.onHireWritten, change({ jobId: "padeiro" }, null, bySite));
  await expectCounts(2, 2);
});

test("a recount adds what is missing, over any number of jobs", async () => {
  await many(120, (i) => [`stats/public/hires/job${i}`, { hires: 1, hiresTold: 2 }]);
  const { recounted } = await recountShares(store);
  expect(recounted).toMatchObject({ hires: 120, hiresTold: 240 });
  await addToCounts(store, { hires: 120, hiresTold: 240 });
  await expectCounts(120, 240);
});

test("a company that is deleted leaves what it told, without its name", async () => {
  await says("padeiro", bySite);
  await given({ "hires/caixa": { ...bySite, companyId: "mercado" } });
  await forgetHires(store, "padaria");
  const { companyId: _gone, ...nameless } = bySite;
  expect(await documentsOf("hires/")).toEqual({
    "hires/padeiro": { ...nameless, answeredAt: now.toISOString() },
    "hires/caixa": { ...bySite, companyId: "mercado", answeredAt: now.toISOString() },
  });
  await expectCounts(2, 2);
});

const mail = "mail/padeiro-hired";

test("a company is asked once, a week after the deadline", async () => {
  await askWhoWasHired(contextAt(addDays(now, -1 / 86_400)), linkSecret);
  expect(await documentsOf("mail/")).toEqual({});
  await askWhoWasHired(contextAt(), linkSecret);
  expect((await documentsOf("mail/"))[mail]).toMatchObject({
    to: ["padaria@empresa.example"],
    message: { subject: "Contratou alguém? Padeiro" },
  });
  await db.doc(mail).update({ "message.subject": "sent" });
  await askWhoWasHired(contextAt(addDays(now, 1)), linkSecret);
  // The job is renewed, and ends again.
  await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, 20) });
  await askWhoWasHired(contextAt(addDays(now, 27)), linkSecret);
  expect(Object.values(await documentsOf("mail/"))).toMatchObject([
    { message: { subject: "sent" } },
  ]);
});

test("a company is asked once of a job that it renews after the mail was deleted", async () => {
  await askWhoWasHired(contextAt(), linkSecret);
  expect((await documentsOf("publishedJobs/"))["publishedJobs/padeiro"]).toMatchObject({
    hiredAskedAt: now.toISOString(),
  });
  await db.doc(mail).delete();
  await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, 200) });
  await askWhoWasHired(contextAt(addDays(now, 207)), linkSecret);
  expect(await documentsOf("mail/")).toEqual({});
});

test.each<[string, Record<string, object>]>([
  ["hired somebody by this site", { "hires/padeiro": bySite }],
  ["hired somebody otherwise", { "hires/padeiro": otherwise }],
  ["it gave up", { "hires/padeiro": told({ answer: "desisti", people: 0 }) }],
  ["it renewed", { "jobs/padeiro": aJob({ ...approved, expiresAt: now }) }],
  ["ended long ago", { "jobs/padeiro": aJob({ ...approved, expiresAt: addDays(now, -10) }) }],
  ["waits again", { "jobs/padeiro": aJob({ expiresAt: over }) }],
  ["is held", { "jobs/padeiro": aJob({ ...approved, expiresAt: over, held: true }) }],
  [
    "is the administrator's",
    { "jobs/padeiro": aJob({ ...approved, companyId: null, expiresAt: over }) },
  ],
  ["is an inactive company's", { "companies/padaria": aCompany({ active: false }) }],
])("a company is not asked about a job that %s", async (_what, documents) => {
  await given(documents);
  await askWhoWasHired(contextAt(), linkSecret);
  expect(await documentsOf("mail/")).toEqual({});
});

test("a company that was still looking when it closed a job is asked again, once, a week after the deadline", async () => {
  const looking = told({ answer: "aindaProcurando", people: 0 });
  await given({ "hires/padeiro": looking });
  await askWhoWasHired(contextAt(addDays(now, -1 / 86_400)), linkSecret);
  expect(await documentsOf("mail/")).toEqual({});
  await askWhoWasHired(contextAt(), linkSecret);
  expect(Object.keys(await documentsOf("mail/"))).toEqual([mail]);
  await db.doc(mail).update({ "message.subject": "sent" });
  expect(await follow(true, { answer: "aindaProcurando", people: 0 })).toMatchObject({
    state: "done",
  });
  for (const day of [1, 2, 3]) await askWhoWasHired(contextAt(addDays(now, day)), linkSecret);
  expect(Object.values(await documentsOf("mail/"))).toMatchObject([
    { message: { subject: "sent" } },
  ]);
});

test("a company is not asked about a job that nobody saw", async () => {
  await db.doc("publishedJobs/padeiro").delete();
  await askWhoWasHired(contextAt(), linkSecret);
  expect(await documentsOf("mail/")).toEqual({});
});

const link: LinkClaims = {
  purpose: "hired",
  subject: "padeiro",
  of: over.getTime(),
  expires: addDays(now, 9).getTime(),
};
const reply: HireReply = { answer: "peloSite", people: 2 };
const follow = (confirmed: boolean, hire?: HireReply, claims: LinkClaims = link) =>
  followLink(contextAt(), linkSecret, signLink(claims, linkSecret), confirmed, hire);

test("the link of the mail stores one of the answers, once, and nothing before", async () => {
  const job = { id: "padeiro", title: "Padeiro", company: "Padaria" };
  const asked = { purpose: "hired", job, until: over.getTime() };
  const before = await documentsOf();
  expect(await follow(false)).toEqual({ state: "ready", ...asked });
  expect(await follow(false, reply)).toEqual({ state: "ready", ...asked });
  expect(await follow(true)).toEqual({ state: "ready", ...asked });
  expect(await documentsOf()).toEqual(before);
  expect(await follow(true, reply)).toEqual({ state: "done", ...asked });
  expect(await documentsOf("hires/")).toEqual({
    "hires/padeiro": { ...bySite, answeredAt: now.toISOString() },
  });
  expect(await follow(true, reply)).toEqual({ state: "used", job });
});

test("no answer comes with another link, and none about a renewed job or of a deactivated company", async () => {
  const fill: LinkClaims = { ...link, purpose: "fill", of: now.getTime() };
  expect(await follow(true, reply, fill)).toMatchObject({ state: "ready" });
  expect(await follow(true, reply, { ...link, of: now.getTime() })).toMatchObject({
    state: "changed",
  });
  await db.doc("companies/padaria").update({ active: false });
  expect(await follow(true, reply)).toMatchObject({ state: "inactive" });
  expect(await documentsOf("hires/")).toEqual({});
});

test.each([
  { answer: "peloSite", people: 0 },
  { answer: "peloSite", people: 51 },
  { answer: "desisti", people: 1 },
  { answer: "talvez", people: 1 },
  { answer: "desisti", people: 0, more: 1 },
])("a reply as %j is refused", async (hire) => {
  const data = { token: signLink(link, linkSecret), confirmed: true, hire };
  await expect(runs(functions.followJobLink, { data })).rejects.toMatchObject({
    code: "invalid-argument",
  });
});
