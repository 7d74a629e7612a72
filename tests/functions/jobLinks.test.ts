import { addDays, endOfDay, isoDay } from "@vagas/functions/domain/dates";
import { expect, test } from "vitest";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { callFunction } from "./callFunction.ts";
import { signToken } from "./signToken.ts";
import { runSchedule } from "../support/runSchedule.ts";
import { db, newId, read, untilRead } from "./functionsSuite.ts";

type Claims = { purpose: string; subject: string; of: number; expires: number };

const postedAt = addDays(new Date(), -26);
const expiresAt = addDays(new Date(), 4);

async function publishedJob({
  job = {},
  company = {},
}: { job?: Parameters<typeof buildJob>[0]; company?: Parameters<typeof buildCompany>[0] } = {}) {
  const jobId = newId("job");
  const companyId = newId("company");
  await given({
    [`companies/${companyId}`]: buildCompany({ email: `${companyId}@empresa.example`, ...company }),
  });
  await given({
    [`jobs/${jobId}`]: buildJob({
      companyId,
      approved: true,
      approvalStatus: "approved",
      postedAt,
      expiresAt,
      title: "Padeiro",
      ...job,
    }),
  });
  const renewal: Claims = {
    purpose: "renew",
    subject: jobId,
    of: expiresAt.getTime(),
    expires: addDays(expiresAt, 30).getTime(),
  };
  return {
    jobId,
    companyId,
    renewal,
  };
}

function look(token: string) {
  return callFunction("followJobLink", { token, confirmed: false });
}

function follow(token: string) {
  return callFunction("followJobLink", { token, confirmed: true });
}

const thirtyDaysAfter = (date: Date) => endOfDay(isoDay(addDays(date, 30)));

test("a mailed link renews a job for 30 days, once, and keeps its approval", async () => {
  const { jobId } = await publishedJob({ job: { revision: 3 } });
  await runSchedule("remindCompanies");
  const { text } = (await read(`mail/${jobId}-${expiresAt.getTime()}-expiring`))!.message;
  const token = /Renovar por 30 dias: \S+#(\S+)/.exec(text)![1]!;
  await untilRead(`jobs/${jobId}`, { listed: true });
  const before = (await read(`jobs/${jobId}`))!;
  const lookedAfter = new Date();
  const { until, ...seen } = (await look(token)) as { until: number };
  expect(seen).toEqual({
    state: "ready",
    purpose: "renew",
    job: { id: jobId, title: "Padeiro", company: "Mercado Araguaia" },
  });
  // The town's midnight may lie between this clock and the function's.
  const possible = [lookedAfter, new Date()].map((date) => thirtyDaysAfter(date).getTime());
  expect(possible).toContain(until);
  expect(await read(`jobs/${jobId}`)).toEqual(before);
  expect(await follow(token)).toMatchObject({ state: "done" });
  const renewed = (await read(`jobs/${jobId}`))!;
  const { updatedAt } = renewed as { updatedAt: Date };
  expect(updatedAt.getTime()).toBeGreaterThanOrEqual(lookedAfter.getTime());
  expect(renewed).toEqual({ ...before, expiresAt: thirtyDaysAfter(updatedAt), updatedAt });
  expect(await follow(token)).toMatchObject({ state: "used", job: { id: jobId } });
});

test("an expired job returns to the lists", async () => {
  const over = addDays(new Date(), -1);
  const { jobId, renewal } = await publishedJob({ job: { expiresAt: over } });
  await untilRead(`jobs/${jobId}`, { listed: false, approved: true });
  expect(await follow(signToken({ ...renewal, of: over.getTime() }))).toMatchObject({
    state: "done",
  });
  await untilRead(`jobs/${jobId}`, { listed: true, revision: 1 });
});

test("a link marks a job as filled", async () => {
  const { jobId, renewal } = await publishedJob();
  // The job counts as posted when it is listed, and the link is of that.
  await untilRead(`jobs/${jobId}`, { listed: true });
  const { postedAt: of } = (await read(`jobs/${jobId}`)) as { postedAt: Date };
  const filling = { ...renewal, purpose: "fill", of: of.getTime() };
  expect(await follow(signToken(filling))).toMatchObject({ state: "done", purpose: "fill" });
  expect(await read(`jobs/${jobId}`)).toMatchObject({ filled: true, expiresAt });
});

test("a link that is pressed twice concurrently works once", async () => {
  const { renewal } = await publishedJob();
  const answers = (await Promise.all([1, 2, 3].map(() => follow(signToken(renewal))))) as {
    state: string;
  }[];
  expect(answers.map(({ state }) => state).sort()).toEqual(["done", "used", "used"]);
});

test("the note of a used link says how long it has to be kept", async () => {
  const { renewal } = await publishedJob();
  await follow(signToken(renewal));
  const { docs } = await db
    .collection("linkUses")
    .where("expiresAt", "==", new Date(renewal.expires))
    .get();
  expect(docs.map((use) => use.get("purpose"))).toContain("renew");
});

test.each<[string, (claims: Claims, other: string) => string]>([
  ["nothing", () => ""],
  ["no signature", (claims) => signToken(claims).split(".")[0]!],
  ["another secret", (claims) => signToken(claims, "x".repeat(40))],
  [
    "another job under its signature",
    (claims, other) =>
      `${signToken({ ...claims, subject: other }).split(".")[0]}.${signToken(claims).split(".")[1]}`,
  ],
  [
    "another purpose under its signature",
    (claims) =>
      `${signToken({ ...claims, purpose: "fill" }).split(".")[0]}.${signToken(claims).split(".")[1]}`,
  ],
  [
    "more time under its signature",
    (claims) =>
      `${signToken({ ...claims, expires: claims.expires + 1 }).split(".")[0]}.${signToken(claims).split(".")[1]}`,
  ],
])("a link with %s changes nothing", async (_what, forge) => {
  const { jobId, renewal } = await publishedJob();
  const other = await publishedJob();
  expect(await follow(forge(renewal, other.jobId))).toEqual({ state: "forged", job: null });
  for (const id of [jobId, other.jobId])
    expect(await read(`jobs/${id}`)).toMatchObject({ expiresAt, filled: false });
});

test.each<[string, string, Parameters<typeof publishedJob>[0], Partial<Claims>]>([
  ["that has expired", "expired", {}, { expires: Date.now() - 1 }],
  ["about another deadline", "changed", {}, { of: expiresAt.getTime() - 1 }],
  [
    "about a pending job",
    "notApproved",
    { job: { approved: false, approvalStatus: "pending" } },
    {},
  ],
  ["about a filled job", "filled", { job: { filled: true } }, {}],
  ["of a deactivated company", "inactive", { company: { active: false } }, {}],
  ["about a deleted job", "gone", {}, { subject: "nowhere" }],
])("a link %s answers %s and changes nothing", async (_which, state, fields, claims) => {
  const { jobId, renewal } = await publishedJob(fields);
  const token = signToken({ ...renewal, ...claims });
  expect(await look(token)).toMatchObject({ state });
  expect(await follow(token)).toMatchObject({ state });
  expect(await read(`jobs/${jobId}`)).toMatchObject({ expiresAt });
});

test("a job of the administrator has no links", async () => {
  const { renewal } = await publishedJob({ job: { companyId: null } });
  expect(await follow(signToken(renewal))).toMatchObject({ state: "gone" });
});

test.each([
  ["no token", {}],
  ["a malformed token", { token: 1, confirmed: true }],
  ["too long a token", { token: "a".repeat(1001), confirmed: true }],
  ["more", { token: "a", confirmed: true, jobId: "a" }],
])("a request with %s is refused", async (_what, data) => {
  expect(await callFunction("followJobLink", data)).toBe("INVALID_ARGUMENT");
});
