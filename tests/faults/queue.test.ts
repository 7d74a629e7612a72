import { addDays, isoDay } from "@vagas/functions/domain/dates";
import { expect, test } from "vitest";
import { noteDecision } from "../../functions/src/triggers/jobs/onPendingJobDeleted.ts";
import { mailDigest } from "../../functions/src/triggers/mail/sendDigest.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { aCompany, aJob, aPendingJob, approved } from "./events.ts";
import { now } from "./life.ts";
import { aLife, survives, type Work } from "./scene.ts";
import { clearWorld, readWorld } from "./world.ts";

const noted: Work = (life) => noteDecision(life.context(), "the-event", "papel");

/** The result of a publication once the job's own event has come. */
async function published() {
  await given({ "jobs/papel": aJob({ ...approved, companyId: null }) });
  await reconcileJob(aLife().context(), "papel");
}

survives("a vacancy on paper that was published", {
  given: published,
  event: noted,
  holds: ({ documents }) =>
    expect(documents["audit/the-event"]).toMatchObject({ collection: "jobs", action: "approved" }),
});

survives("a vacancy on paper that was thrown away", {
  given: () => given({ "pendingJobs/other": aPendingJob() }),
  event: noted,
  holds: ({ documents }) =>
    expect(documents["audit/the-event"]).toMatchObject({
      collection: "pendingJobs",
      action: "rejected",
    }),
});

test.each([
  ["comes for the first time", false],
  ["comes again", true],
])(
  "the event of a published imported job that %s after its job's deletion says 'approved'",
  async (_when, again) => {
    await clearWorld();
    await published();
    if (again) await noted(aLife());
    await db.doc("jobs/papel").delete();
    await reconcileJob(aLife().context(), "papel");
    await noted(aLife());
    expect((await readWorld()).documents["audit/the-event"]).toMatchObject({
      collection: "jobs",
      action: "approved",
    });
  },
);

const digest = `mail/digest-${isoDay(now)}`;
const mailed: Work = (life) => mailDigest(life.context(), "admin@vagas.example");

async function oneJobWaits() {
  await given({ "companies/padaria": aCompany(), "jobs/padeiro": aJob() });
  await reconcileJob(aLife().context(), "padeiro");
}

survives("the daily digest", {
  given: oneJobWaits,
  event: mailed,
  holds: ({ documents }) =>
    expect(documents[digest]).toMatchObject({ to: ["admin@vagas.example"], delivery: null }),
});

test("a digest that is retried on its day is sent once, though more waits by then; the next day has its own", async () => {
  await clearWorld();
  await oneJobWaits();
  await mailed(aLife());
  const first = (await readWorld()).documents[digest];
  await given({ "pendingJobs/papel": aPendingJob() });
  await mailed(aLife());
  expect((await readWorld()).documents[digest]).toEqual(first);
  await mailDigest(aLife().context(addDays(now, 1)), "admin@vagas.example");
  expect(
    Object.keys((await readWorld()).documents).filter((path) => path.startsWith("mail/digest-")),
  ).toHaveLength(2);
});
