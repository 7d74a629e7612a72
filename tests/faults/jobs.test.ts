import { expect, test } from "vitest";
import { addDays } from "@vagas/functions/domain/dates";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { takeOffExpired, mailExpired } from "../../functions/src/triggers/jobs/expireJobs.ts";
import { remind } from "../../functions/src/triggers/jobs/remindCompanies.ts";
import { reconcileJobsOf } from "../../functions/src/triggers/companies/onCompanyWritten.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { aCompany, aJob, approved, jobWritten } from "./events.ts";
import { now } from "./life.ts";
import { aLife, survives, type Work } from "./scene.ts";
import { clearWorld, readWorld } from "./world.ts";

const secret = "a secret of at least 32 characters";

/** A job of the bakery after its functions have run. */
async function reconciled(fields: Parameters<typeof aJob>[0] = {}) {
  await given({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(fields) });
  await reconcileJob(aLife().context(), "padeiro");
}

async function decided(status: "approved" | "rejected", adminNotes = "") {
  await reconciled();
  await db.doc("jobApprovals/padeiro").update({ status, adminNotes, updatedAt: now });
}

survives("a new job", {
  quick: true,
  given: () => given({ "companies/padaria": aCompany(), "jobs/padeiro": aJob() }),
  event: jobWritten("padeiro", null, { companyId: "padaria" }),
  holds: ({ documents }) => {
    expect(documents["jobApprovals/padeiro"]).toMatchObject({ status: "pending", revision: 1 });
    expect(documents["mail/padeiro-1-received"]).toMatchObject({ delivery: null });
    expect(documents["stats/public"]).toMatchObject({
      totalJobs: 0,
      categoryTotal: { Comércio: 1 },
    });
  },
});

survives("a new job of the administrator's", {
  given: () => given({ "jobs/padeiro": aJob({ ...approved, companyId: null }) }),
  event: jobWritten("padeiro", null, { companyId: null }),
  holds: ({ documents }) => {
    expect(documents["jobs/padeiro"]).toMatchObject({ listed: true });
    expect(documents["stats/public"]).toMatchObject({ openPositions: 1 });
    expect(documents["audit/event-of-padeiro-created"]).toMatchObject({ actor: "admin" });
  },
});

survives("an approval", {
  quick: true,
  given: () => decided("approved"),
  event: (life) => reconcileJob(life.context(), "padeiro"),
  holds: ({ documents }) => {
    expect(documents["jobs/padeiro"]).toMatchObject({ approved: true, listed: true });
    expect(documents["mail/padeiro-1-approved"]).toBeDefined();
    expect(documents["stats/public"]).toMatchObject({ totalJobs: 1, openPositions: 1 });
  },
});

survives("a refusal", {
  given: () => decided("rejected", "Informe o horário."),
  event: (life) => reconcileJob(life.context(), "padeiro"),
  holds: ({ documents }) => {
    expect(documents["jobs/padeiro"]).toMatchObject({ approvalStatus: "rejected", listed: false });
    expect(documents["mail/padeiro-1-rejected"]).toBeDefined();
  },
});

survives("an edit of a job that was refused", {
  given: async () => {
    await decided("rejected");
    await reconcileJob(aLife().context(), "padeiro");
    await db.doc("jobs/padeiro").update({
      title: "Padeiro chefe",
      revision: 2,
      approved: false,
      approvalStatus: "pending",
      listed: false,
    });
  },
  event: jobWritten(
    "padeiro",
    { revision: 1, approvalStatus: "rejected", companyId: "padaria" },
    { revision: 2, approvalStatus: "pending", companyId: "padaria" },
  ),
  holds: ({ documents }) => {
    expect(documents["jobApprovals/padeiro"]).toMatchObject({ status: "pending", revision: 2 });
    expect(documents["stats/public"]).toMatchObject({ totalJobs: 0, openPositions: 0 });
    expect(documents["audit/event-of-padeiro-edited"]).toMatchObject({ actor: "company" });
  },
});

survives("a job that was filled", {
  given: async () => {
    await reconciled(approved);
    await db.doc("jobs/padeiro").update({ filled: true });
  },
  event: jobWritten(
    "padeiro",
    { filled: false, companyId: "padaria" },
    { filled: true, companyId: "padaria" },
  ),
  holds: ({ documents }) =>
    expect(documents["stats/public"]).toMatchObject({
      totalJobs: 1,
      openPositions: 0,
      recentlyFilled: 1,
    }),
});

survives("a job that its company took off the site", {
  given: async () => {
    await reconciled(approved);
    await db.doc("jobs/padeiro").update({ paused: true });
  },
  event: jobWritten("padeiro", { companyId: "padaria" }, { companyId: "padaria", paused: true }),
  holds: ({ documents }) => {
    expect(documents["jobs/padeiro"]).toMatchObject({ listed: false, approved: true });
    expect(documents["stats/public"]).toMatchObject({ totalJobs: 0, openPositions: 0 });
    expect(documents["audit/event-of-padeiro-paused"]).toMatchObject({ actor: "unknown" });
  },
});

survives("a job that was deleted", {
  given: async () => {
    await reconciled(approved);
    await db.doc("jobs/padeiro").delete();
  },
  event: jobWritten("padeiro", { companyId: "padaria", title: "Padeiro" }, null),
  holds: ({ documents }) => {
    expect(documents["stats/public"]).toMatchObject({ totalJobs: 0, openPositions: 0 });
    expect(Object.keys(documents).filter((path) => path.includes("padeiro"))).toEqual([
      "audit/event-of-padeiro-deleted",
      "jobClosures/padeiro",
      "publishedJobs/padeiro",
    ]);
    expect(documents["jobClosures/padeiro"]).toEqual({
      closedAt: now.toISOString(),
      companyId: "padaria",
      title: "Padeiro",
      byCompany: false,
      applications: 0,
    });
    expect(documents["audit/event-of-padeiro-deleted"]).toMatchObject({ actor: "admin" });
  },
});

survives("an imported job whose approval was undone at once", {
  given: async () => {
    await reconciled({ ...approved, companyId: null });
    await db.doc("jobs/padeiro").delete();
  },
  event: jobWritten("padeiro", { companyId: null, title: "Padeiro" }, null),
  holds: ({ documents }) => {
    expect(documents["stats/public"]).toMatchObject({ totalJobs: 0, openPositions: 0 });
    expect(documents["publishedJobs/padeiro"]).toMatchObject({ unlistedAt: now.toISOString() });
  },
});

survives("a job that its company deleted", {
  given: async () => {
    await reconciled(approved);
    await given({
      "jobClosures/padeiro": {
        closedAt: now,
        companyId: "padaria",
        title: "Padeiro",
        byCompany: true,
      },
    });
    await db.doc("jobs/padeiro").delete();
  },
  event: jobWritten("padeiro", { companyId: "padaria", title: "Padeiro" }, null),
  holds: ({ documents }) => {
    expect(documents["jobClosures/padeiro"]).toMatchObject({ byCompany: true, applications: 0 });
    expect(documents["audit/event-of-padeiro-deleted"]).toMatchObject({ actor: "company" });
  },
});

test("a closure keeps its time when the deletion's event comes again the day after", async () => {
  await clearWorld();
  await reconciled(approved);
  await db.doc("jobs/padeiro").delete();
  await reconcileJob(aLife().context(), "padeiro");
  const expected = await readWorld();
  await reconcileJob(aLife().context(addDays(now, 1)), "padeiro");
  expect(await readWorld()).toEqual(expected);
});

/** Three listed jobs, one of which has expired since. */
async function oneIsOver() {
  await given({ "companies/padaria": aCompany() });
  for (const [id, expiresAt] of [
    ["over", addDays(now, -1)],
    ["ending", addDays(now, 3)],
    ["running", addDays(now, 20)],
  ] as const) {
    await given({ [`jobs/${id}`]: aJob({ ...approved, expiresAt }) });
    await reconcileJob({ ...aLife().context(), now: addDays(now, -5) }, id);
  }
}

survives("the hourly round over jobs that are over", {
  given: oneIsOver,
  event: async (life) => {
    await takeOffExpired(life.context());
    await mailExpired(life.context(), secret);
  },
  holds: ({ documents }) => {
    expect(documents["jobs/over"]).toMatchObject({ listed: false });
    expect(documents["stats/public"]).toMatchObject({ totalJobs: 2 });
    expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toHaveLength(1);
  },
});

survives("the daily reminder", {
  given: oneIsOver,
  event: (life) => remind(life.context(), secret),
  holds: ({ documents }) =>
    expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toEqual([
      expect.stringContaining("ending"),
    ]),
});

test.each<[string, number, Work, object]>([
  [
    "leaves the lists",
    -1,
    (life) => takeOffExpired(life.context()),
    { "jobs/padeiro": { listed: false } },
  ],
  [
    "is told to its company once it is over",
    -1,
    (life) => mailExpired(life.context(), secret),
    { [`mail/padeiro-${addDays(now, -1).getTime()}-expired`]: {} },
  ],
  [
    "is told to its company before its deadline",
    3,
    (life) => remind(life.context(), secret),
    { [`mail/padeiro-${addDays(now, 3).getTime()}-expiring`]: {} },
  ],
  [
    "is hidden with its company",
    20,
    async (life) => {
      await db.doc("companies/padaria").update({ active: false });
      await reconcileJobsOf(life.context(), "padaria");
    },
    { "jobs/padeiro": { listed: false } },
  ],
])("a job %s, though one before it fits no schema", async (_what, days, round, holds) => {
  await clearWorld();
  const onTheSite = { ...approved, listed: true };
  await given({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob({ ...onTheSite, expiresAt: addDays(now, days) }),
    "publishedJobs/padeiro": { type: "Comércio", at: now },
    "jobs/broken": { ...aJob({ ...onTheSite, expiresAt: addDays(now, days - 0.5) }), title: 7 },
  });
  await round(aLife());
  expect((await readWorld()).documents).toMatchObject(holds);
});
