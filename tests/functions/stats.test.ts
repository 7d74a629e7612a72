import { collections, publicStats } from "@vagas/functions/domain/collections";
import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import type { Job } from "@vagas/functions/domain/job/job";
import { type Stats, statsSchema } from "@vagas/functions/domain/administration/stats";
import { statsShare } from "@vagas/functions/domain/administration/statsShare";
import { recount } from "@vagas/functions/domain/testing/recount";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { clearFirestore, eventually } from "../support/emulators.ts";
import { statsText } from "../support/statsText.ts";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { deliver } from "./deliver.ts";
import { db, newId, read, until, untilRead } from "./functionsSuite.ts";

// Functions hear of every document of earlier test files that is cleared, which may take a slow machine over 40 s. They
// hear last of a company that is written after that.
beforeAll(async () => {
  await clearFirestore();
  const company = `companies/${newId("last")}`;
  await given({ [company]: buildCompany() });
  await eventually(
    "the events of what was cleared taken",
    async () => (await read(company))?.["searchTerms"],
    110_000,
  );
});

async function recounted(): Promise<Stats> {
  const { docs } = await db.collection(collections.jobs).get();
  return recount(docs.map((job) => statsShare(job.data() as Job)));
}

async function kept(): Promise<Stats> {
  return statsSchema.parse((await read(`${collections.stats}/${publicStats.id}`)) ?? emptyStats);
}

async function untilSettled(): Promise<void> {
  await until(
    "the counts equal to a recount",
    async () => statsText(await kept()) === statsText(await recounted()),
  );
}

const approved = { approved: true, approvalStatus: "approved" } as const;

test("a listed job counts as open until it is filled, then as filled", async () => {
  const jobId = newId("job");
  await given({
    [`jobs/${jobId}`]: buildJob({ ...approved, type: "Saúde", location: "St. Araguaia do Norte" }),
  });
  await until("the job counted", async () => (await kept()).openPositions === 1);
  expect(await kept()).toMatchObject({
    totalJobs: 1,
    openPositions: 1,
    recentlyFilled: 0,
    types: { Saúde: 1 },
    locations: { outros: 1 },
    categoryTotal: { Saúde: 1 },
    categoryActive: { Saúde: 1 },
  });
  await db.doc(`jobs/${jobId}`).update({ filled: true });
  await until("the job counted as filled", async () => (await kept()).recentlyFilled === 1);
  expect(await kept()).toMatchObject({
    totalJobs: 1,
    openPositions: 0,
    categoryActive: { Saúde: 0 },
  });
});

test("a pending job counts for its category only, and leaves the other counts alone", async () => {
  const before = await kept();
  await given({ [`jobs/${newId("job")}`]: buildJob({ type: "Limpeza" }) });
  await until("the job counted", async () => (await kept()).categoryTotal["Limpeza"] === 1);
  expect(statsText(await kept())).toBe(
    statsText({ ...before, categoryTotal: { ...before.categoryTotal, Limpeza: 1 } }),
  );
});

test("ten concurrent deliveries of an event count once", async () => {
  const jobId = newId("job");
  await given({ [`jobs/${jobId}`]: buildJob({ ...approved, type: "Vendas" }) });
  await Promise.all(
    Array.from({ length: 10 }, () => deliver("onJobWritten", "written", `jobs/${jobId}`)),
  );
  await untilRead(`jobs/${jobId}`, { listed: true });
  await untilSettled();
  expect((await kept()).types["Vendas"]).toBe(1);
});

test("an old event after the deletion adds nothing", async () => {
  const jobId = newId("job");
  await given({ [`jobs/${jobId}`]: buildJob({ ...approved, type: "Segurança" }) });
  await until("the job counted", async () => (await kept()).types["Segurança"] === 1);
  await db.doc(`jobs/${jobId}`).delete();
  await until("the job no longer counted", async () => (await kept()).types["Segurança"] === 0);
  await deliver("onJobWritten", "written", `jobs/${jobId}`);
  expect((await kept()).types["Segurança"]).toBe(0);
  expect(
    await read(`${collections.stats}/${publicStats.id}/${publicStats.shares}/${jobId}`),
  ).toBeUndefined();
});

const companyId = "company-of-the-sequences";
const job = fc.constantFrom("a", "b", "c").map((name) => `sequence-${name}`);
const step = fc.oneof(
  fc.record({
    what: fc.constant("write" as const),
    job,
    type: fc.constantFrom("Comércio" as const, "Saúde" as const),
    location: fc.constantFrom("Confresa", "a.b `c` ~d"),
    filled: fc.boolean(),
    ours: fc.boolean(),
    status: fc.constantFrom("pending" as const, "approved" as const, "rejected" as const),
  }),
  fc.record({ what: fc.constant("delete" as const), job }),
  fc.record({
    what: fc.constant("decide" as const),
    job,
    status: fc.constantFrom("approved", "rejected"),
  }),
  fc.record({ what: fc.constant("activate" as const), active: fc.boolean() }),
  fc.record({ what: fc.constant("repeat" as const), job, times: fc.integer({ min: 1, max: 3 }) }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(next: Step): Promise<unknown> {
  switch (next.what) {
    case "write": {
      const { type, location, filled, ours, status } = next;
      return db.doc(`jobs/${next.job}`).set(
        buildJob({
          type,
          location,
          filled,
          companyId: ours ? null : companyId,
          approvalStatus: status,
          approved: status === "approved",
        }),
      );
    }
    case "delete":
      return db.doc(`jobs/${next.job}`).delete();
    case "decide":
      return db
        .doc(`jobApprovals/${next.job}`)
        .update({ status: next.status })
        .catch(() => null);
    case "activate":
      return db.doc(`companies/${companyId}`).update({ active: next.active });
    case "repeat":
      return Promise.all(
        Array.from({ length: next.times }, () =>
          deliver("onJobWritten", "written", `jobs/${next.job}`),
        ),
      );
  }
}

test(
  "after any changes of jobs and any order of events, the counts equal a recount",
  { timeout: 120_000 },
  async () => {
    await given({ [`companies/${companyId}`]: buildCompany() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 10 }),
        fc.boolean(),
        async (steps, atOnce) => {
          if (atOnce) await Promise.all(steps.map(take));
          else for (const next of steps) await take(next);
          await untilSettled();
          await untilEachIsListedAsItShouldBe();
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
  },
);

/** Whether approval and company make a job listed. */
async function untilEachIsListedAsItShouldBe(): Promise<void> {
  await until("each job listed as it should be", async () => {
    const active = (await read(`companies/${companyId}`))!["active"];
    const { docs } = await db
      .collection(collections.jobs)
      .where("__name__", ">=", db.doc("jobs/sequence-a"))
      .get();
    return docs.every(
      (found) =>
        found.get("listed") ===
        (found.get("approved") && (found.get("companyId") === null || active)),
    );
  });
}
