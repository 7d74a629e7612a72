import { addDays } from "@vagas/functions/domain/dates";
import { noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { beforeEach, expect, test } from "vitest";
import { firstListedJobs } from "../../functions/src/store/firstListedJobs.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { takeOffExpired, mailExpired } from "../../functions/src/triggers/jobs/expireJobs.ts";
import { followLink } from "../../functions/src/triggers/jobs/followJobLink.ts";
import { remind } from "../../functions/src/triggers/jobs/remindCompanies.ts";
import { signLink, type LinkClaims } from "../../functions/src/mail/signedLink.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, many, store } from "./workBoard.ts";
import { linkSecret } from "./environment.ts";

type Fields = Parameters<typeof aJob>[0];

const onSite = { ...approved, listed: true };
const instant = 1 / 86_400_000;

function jobs(all: Record<string, Fields>): Promise<void> {
  return given(
    Object.fromEntries(
      Object.entries(all).flatMap(([id, fields]) => [
        [`jobs/${id}`, aJob({ ...onSite, ...fields })],
        published(id),
      ]),
    ),
  );
}

/** The note that a job has been on the site. */
function published(id: string): [string, object] {
  return [`publishedJobs/${id}`, { type: "Comércio", at: addDays(now, -20) }];
}

/** The jobs that mails are about, in the order of the mails. */
async function told(): Promise<string[]> {
  return Object.keys(await documentsOf("mail/")).map((path) =>
    path.slice("mail/".length).replace(/-\d+-/, " "),
  );
}

beforeEach(() => board({ "companies/padaria": aCompany() }));

test("every expired job leaves the lists, however many there are", async () => {
  await many(101, (i) => [
    `jobs/job${i}`,
    aJob({ ...onSite, companyId: null, expiresAt: addDays(now, -1) }),
  ]);
  await jobs({ at: { expiresAt: now }, after: { expiresAt: addDays(now, instant) } });
  await takeOffExpired(contextAt());
  const listed = Object.entries(await documentsOf("jobs/"))
    .filter(([, fields]) => "listed" in fields && fields.listed === true)
    .map(([path]) => path);
  expect(listed).toEqual(["jobs/after"]);
});

test("work of a day leaves the lists in its night, and comes back with another day", async () => {
  const day = new Date("2026-11-22T03:59:59.999Z");
  const dayWork = { dayWork: true, expiresAt: day, searchTerms: ["$diaria"] };
  await jobs({ today: dayWork, tomorrow: { ...dayWork, expiresAt: addDays(day, 1) } });
  const listed = async (at: Date) => {
    await takeOffExpired(contextAt(at));
    const filters = { ...noFilters, onlyDayWork: true };
    const { jobs: found } = await firstListedJobs(store, filters, at, { size: 9, next: false });
    return found.map(({ id }) => id).sort();
  };
  expect(await listed(addDays(day, -instant))).toEqual(["today", "tomorrow"]);
  expect(await listed(day)).toEqual(["tomorrow"]);
  expect(await documentsOf("jobs/")).toMatchObject({ "jobs/today": { listed: false } });

  await db.doc("jobs/today").update({ expiresAt: addDays(day, 7) });
  await reconcileJob(contextAt(addDays(day, instant)), "today");
  expect(await listed(addDays(day, 1 + instant))).toEqual(["today"]);
});

test("a company is told that a job is over, at most three days late", async () => {
  await jobs({
    at: { expiresAt: now },
    after: { expiresAt: addDays(now, instant) },
    late: { expiresAt: addDays(now, -3 + instant) },
    tooLate: { expiresAt: addDays(now, -3) },
  });
  await mailExpired(contextAt(), linkSecret);
  expect(await told()).toEqual(["at expired", "late expired"]);
  const mails = await documentsOf("mail/");
  expect(mails[`mail/at-${now.getTime()}-expired`]).toMatchObject({
    to: ["padaria@empresa.example"],
    createdAt: now.toISOString(),
    message: {
      subject: "O prazo da sua vaga terminou: Vendedor de balcão",
      text: expect.stringContaining("Olá, Mercado Araguaia!"),
    },
  });
});

test("a company is reminded of a deadline from five days ahead, by the town’s calendar", async () => {
  const fifth = new Date("2026-11-27T03:59:59.999Z");
  await jobs({
    over: { expiresAt: now },
    soon: { expiresAt: addDays(now, instant) },
    last: { expiresAt: fifth },
    next: { expiresAt: addDays(fifth, instant) },
  });
  await remind(contextAt(), linkSecret);
  expect(await told()).toEqual(["last expiring", "soon expiring"]);
  expect((await documentsOf("mail/"))[`mail/last-${fifth.getTime()}-expiring`]).toMatchObject({
    message: { subject: "O prazo da sua vaga termina em 26/11/2026: Vendedor de balcão" },
  });
});

test("a company that was told is not told again", async () => {
  await jobs({ at: { expiresAt: now } });
  await mailExpired(contextAt(), linkSecret);
  await db.doc(`mail/at-${now.getTime()}-expired`).update({ "message.subject": "sent" });
  await mailExpired(contextAt(), linkSecret);
  expect(Object.values(await documentsOf("mail/"))).toMatchObject([
    { message: { subject: "sent" } },
  ]);
});

test.each<[string, Fields]>([
  ["was not approved", { approved: false }],
  ["is filled", { filled: true }],
  ["its company took off the site", { paused: true }],
  ["is held", { held: true }],
  ["is work of a day", { dayWork: true }],
  ["is the administrator's", { companyId: null }],
  ["has a company without a row", { companyId: "nobody" }],
  ["has an inactive company", { companyId: "inactive" }],
])("nobody is told of a job that %s", async (_which, fields) => {
  await given({ "companies/inactive": aCompany({ active: false }) });
  await jobs({
    at: { expiresAt: now, ...fields },
    soon: { expiresAt: addDays(now, 1), ...fields },
  });
  await mailExpired(contextAt(), linkSecret);
  await remind(contextAt(), linkSecret);
  expect(await told()).toEqual([]);
});

test("nobody is told that a job is over that was approved after its deadline", async () => {
  await given({ "jobs/late": aJob({ ...approved, expiresAt: now }) });
  await mailExpired(contextAt(), linkSecret);
  expect(await told()).toEqual([]);
});

test("more jobs than a page are handled, and one without a reachable company stops no other", async () => {
  await given({ "companies/mute": aCompany({ email: "nobody" }) });
  await jobs({ aa: { companyId: "mute", expiresAt: now } });
  await many(101, (i) => [`jobs/job${i}`, aJob({ ...onSite, expiresAt: now })]);
  await many(101, (i) => published(`job${i}`));
  await mailExpired(contextAt(), linkSecret);
  expect(await told()).toHaveLength(101);
});

const over = addDays(now, -1);
const claims = {
  renew: {
    purpose: "renew",
    subject: "padeiro",
    of: over.getTime(),
    expires: addDays(now, 9).getTime(),
  },
  fill: {
    purpose: "fill",
    subject: "padeiro",
    of: now.getTime(),
    expires: addDays(now, 9).getTime(),
  },
} satisfies Record<string, LinkClaims>;

function followed(link: LinkClaims, confirmed = true, at = now) {
  return followLink(contextAt(at), linkSecret, signLink(link, linkSecret), confirmed);
}

const named = { id: "padeiro", title: "Vendedor de balcão", company: "Mercado Araguaia" };
const renewed = new Date("2026-12-22T03:59:59.999Z");

test.each([
  [
    "renew",
    renewed,
    { expiresAt: renewed.toISOString(), updatedAt: now.toISOString(), filled: false },
  ],
  ["fill", over, { expiresAt: over.toISOString(), updatedAt: now.toISOString(), filled: true }],
] as const)(
  "a link to %s says what it would do, and does it once when it is confirmed",
  async (purpose, until, fields) => {
    await jobs({ padeiro: { expiresAt: over, updatedAt: over } });
    const before = await documentsOf();
    expect(await followed(claims[purpose], false)).toEqual({
      state: "ready",
      purpose,
      job: named,
      until: until.getTime(),
    });
    expect(await documentsOf()).toEqual(before);

    expect(await followed(claims[purpose])).toEqual({
      state: "done",
      purpose,
      job: named,
      until: until.getTime(),
    });
    const documents = await documentsOf();
    expect(documents["jobs/padeiro"]).toEqual({ ...before["jobs/padeiro"], ...fields });
    expect(Object.values(await documentsOf("linkUses/"))).toEqual([
      { purpose, usedAt: now.toISOString(), expiresAt: addDays(now, 9).toISOString() },
    ]);

    expect(await followed(claims[purpose])).toEqual({ state: "used", job: named });
    expect(await documentsOf()).toEqual(documents);
  },
);

test("a link that is not ours, or for something else, is forged", async () => {
  await jobs({ padeiro: { expiresAt: over } });
  expect(await followLink(contextAt(), linkSecret, "x.y", true)).toEqual({
    state: "forged",
    job: null,
  });
  expect(await followed({ ...claims.renew, purpose: "ownData" })).toEqual({
    state: "forged",
    job: null,
  });
});

test.each<[string, Fields, string]>([
  ["moved on to another deadline", { expiresAt: now }, "changed"],
  ["was not approved", { approved: false }, "notApproved"],
  ["is filled", { filled: true }, "filled"],
  ["its company took off the site", { paused: true }, "paused"],
  ["is held", { held: true }, "held"],
  ["has an inactive company", { companyId: "inactive" }, "inactive"],
  ["has a deleted company", { companyId: "nobody" }, "inactive"],
])("a job that %s accepts no link", async (_which, fields, state) => {
  await given({ "companies/inactive": aCompany({ active: false }) });
  await jobs({ padeiro: { expiresAt: over, ...fields } });
  const before = await documentsOf();
  expect(await followed(claims.renew)).toEqual({ state, job: named });
  expect(await documentsOf()).toEqual(before);
});

test("no link changes a job that its company took off the site", async () => {
  await jobs({ padeiro: { expiresAt: over, paused: true } });
  expect(await followed(claims.fill)).toEqual({ state: "paused", job: named });
});

test("a held job is filled by its link, which puts nothing on the site", async () => {
  await jobs({ padeiro: { expiresAt: over, held: true } });
  expect(await followed(claims.fill, false)).toMatchObject({ state: "ready" });
});

test("a link to fill is bound to the posting, whatever its deadline", async () => {
  await jobs({ padeiro: { expiresAt: addDays(now, 3) } });
  expect(await followed(claims.fill, false)).toMatchObject({ state: "ready" });
  await db.doc("jobs/padeiro").update({ postedAt: over });
  expect(await followed(claims.fill, false)).toMatchObject({ state: "changed" });
});

const tell: LinkClaims = { ...claims.renew, purpose: "tell" };
const three = {
  ...Object.fromEntries(
    ["ana", "eva", "rui"].map((uid) => [
      `candidates/padeiro_${uid}`,
      aCandidate(`padeiro_${uid}`, { stage: uid === "eva" ? "emConversa" : "vista" }),
    ]),
  ),
  // Who withdrew from the company is not told by it, and does not count.
  "candidates/padeiro_leo": aCandidate("padeiro_leo", { companyId: null, company: null }),
};
const withdrawn = { "candidates/padeiro_leo": three["candidates/padeiro_leo"] };

test("the mail about a job that is over offers to tell those without an answer", async () => {
  await given(three);
  await jobs({ padeiro: { expiresAt: now }, caixa: { expiresAt: now } });
  await mailExpired(contextAt(), linkSecret);
  const offer = "Avisar as 2 pessoas que a vaga foi encerrada";
  const mails = await documentsOf("mail/");
  expect(JSON.stringify(mails[`mail/padeiro-${now.getTime()}-expired`])).toContain(offer);
  expect(JSON.stringify(mails[`mail/caixa-${now.getTime()}-expired`])).not.toContain("Avisar as");
});

test("a link to tell says whom it would tell, and asks for it once when it is confirmed", async () => {
  await given(three);
  await jobs({ padeiro: { expiresAt: over } });
  const told = { purpose: "tell", job: named, until: addDays(now, 1 / 48).getTime(), people: 2 };
  const before = await documentsOf();
  expect(await followed(tell, false)).toEqual({ state: "ready", ...told });
  expect(await documentsOf()).toEqual(before);
  expect(await followed(tell)).toEqual({ state: "done", ...told });
  const { "closingNotices/padeiro": notice, ...others } = await documentsOf();
  expect(notice).toEqual({ companyId: "padaria", askedAt: now.toISOString() });
  expect(Object.keys(others).filter((path) => !(path in before))).toEqual([
    expect.stringMatching(/^linkUses\//),
  ]);
  expect(await followed(tell)).toEqual({ state: "used", job: named });
});

test.each<[string, Fields, object, string]>([
  ["has another deadline", { expiresAt: over }, three, "changed"],
  ["takes applications", { expiresAt: addDays(now, 3) }, three, "open"],
  ["has nobody without an answer", { expiresAt: over }, {}, "nobody"],
  ["has only people who withdrew", { expiresAt: over }, withdrawn, "nobody"],
  [
    "has people who are about to be told",
    { expiresAt: over },
    { ...three, "closingNotices/padeiro": { companyId: "padaria", askedAt: now } },
    "told",
  ],
  ["has an inactive company", { expiresAt: over, companyId: "inactive" }, three, "inactive"],
])("a job that %s tells nobody by a link", async (_which, fields, documents, state) => {
  await given({ "companies/inactive": aCompany({ active: false }), ...documents });
  await jobs({ padeiro: fields });
  const of = state === "changed" ? now : (fields!.expiresAt as Date);
  expect(await followed({ ...tell, of: of.getTime() })).toEqual({ state, job: named });
  expect(Object.keys(await documentsOf("linkUses/"))).toEqual([]);
});

test("people who applied after others were told are told by the next link", async () => {
  const askedAt = addDays(now, -3);
  await given({ ...three, "closingNotices/padeiro": { companyId: "padaria", askedAt } });
  await jobs({ padeiro: { expiresAt: over } });
  expect(await followed(tell)).toMatchObject({ state: "done", people: 2 });
});

test("whoever fills a job by a link is offered the link that tells", async () => {
  await given(three);
  await jobs({ padeiro: { expiresAt: over } });
  const { unanswered } = (await followed(claims.fill)) as { unanswered?: { token: string } };
  expect(unanswered).toMatchObject({ people: 2 });
  expect(await followLink(contextAt(), linkSecret, unanswered!.token, true)).toMatchObject({
    state: "done",
    purpose: "tell",
  });
});

test("a link about a job that is deleted, or of no company, says that it is gone", async () => {
  expect(await followed(claims.renew)).toEqual({ state: "gone", job: null });
  await jobs({ padeiro: { companyId: null, expiresAt: over } });
  expect(await followed(claims.renew)).toEqual({ state: "gone", job: null });
});

test("an expired link says so, and a used one says that it was used first", async () => {
  await jobs({ padeiro: { expiresAt: over } });
  const after = addDays(now, 9);
  expect(await followed(claims.renew, true, after)).toEqual({ state: "expired", job: named });
  await followed(claims.renew);
  expect(await followed(claims.renew, true, after)).toEqual({ state: "used", job: named });
});
