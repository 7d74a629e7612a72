import { expect, test } from "vitest";
import { publicStats } from "@vagas/functions/domain/collections";
import type { Job } from "@vagas/functions/domain/job/job";
import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import { statsSchema } from "@vagas/functions/domain/administration/stats";
import { statsShare } from "@vagas/functions/domain/administration/statsShare";
import { recount } from "@vagas/functions/domain/testing/recount";
import fc from "fast-check";
import { reconcileJobsOf } from "../../functions/src/triggers/companies/onCompanyWritten.ts";
import { reconcileJobEdit } from "../../functions/src/triggers/jobEdits/reconcileJobEdit.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import { removeCompany } from "../../functions/src/triggers/companies/removeCompany.ts";
import { given } from "../functions/storedFields.ts";
import { auth, db } from "../functions/functionsSuite.ts";
import { statsText } from "../support/statsText.ts";
import { aCandidate, aCompany, aJob, anEdit, approved, jobWritten } from "./events.ts";
import { aLife, type Work } from "./scene.ts";
import { clearWorld, readWorld, withoutNotes } from "./world.ts";

/** Every order of a few things. */
function orders<T>(things: readonly T[]): T[][] {
  if (things.length <= 1) return [[...things]];
  return things.flatMap((first, i) =>
    orders([...things.slice(0, i), ...things.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}

/** In whatever order the events of these changes come, the result is the same. */
function inAnyOrder(
  name: string,
  changes: () => Promise<unknown>,
  events: Record<string, Work>,
  holds: (documents: Record<string, object>) => void,
): void {
  test(`${name} ends the same in every order of its events`, async () => {
    let first: unknown;
    for (const order of orders(Object.values(events))) {
      await clearWorld();
      await changes();
      for (const event of order) await event(aLife());
      const world = withoutNotes(await readWorld());
      holds(world.documents);
      first ??= world;
      expect(world).toEqual(first);
    }
  });
}

const reconcile: Work = (life) => reconcileJob(life.context(), "padeiro");

inAnyOrder(
  "a job that is written and approved, and whose company is deactivated,",
  async () => {
    await given({ "companies/padaria": aCompany(), "jobs/padeiro": aJob() });
    await reconcile(aLife());
    await db.doc("jobApprovals/padeiro").update({ status: "approved" });
    await db.doc("companies/padaria").update({ active: false });
  },
  {
    written: jobWritten("padeiro", null, { companyId: "padaria" }),
    approved: reconcile,
    deactivated: (life) => reconcileJobsOf(life.context(), "padaria"),
  },
  (documents) => {
    expect(documents["jobs/padeiro"]).toMatchObject({ approved: true, listed: false });
    expect(documents["stats/public"]).toMatchObject({ totalJobs: 0 });
  },
);

const reconcileEdit: Work = (life) => reconcileJobEdit(life.context(), "padeiro");

inAnyOrder(
  "an edit that is approved, and whose job is taken off the site,",
  async () => {
    await given({ "companies/padaria": aCompany(), "jobs/padeiro": aJob() });
    await reconcile(aLife());
    await db.doc("jobApprovals/padeiro").update({ status: "approved" });
    await reconcile(aLife());
    await given({ "jobEdits/padeiro": anEdit() });
    await db.doc("jobEdits/padeiro").update({ status: "approved", decidedRevision: 1 });
    await db.doc("jobApprovals/padeiro").update({ status: "rejected" });
  },
  { approved: reconcileEdit, "taken off": reconcile, "seen again": reconcileEdit },
  (documents) => {
    expect(documents["jobs/padeiro"]).toMatchObject({ title: aJob().title, listed: false });
    expect(documents["jobEdits/padeiro"]).toMatchObject({ status: "pending", open: false });
  },
);

inAnyOrder(
  "a job that is written, filled and deleted",
  async () => {
    await given({ "companies/padaria": aCompany() });
  },
  {
    written: jobWritten("padeiro", null, { companyId: "padaria" }),
    filled: jobWritten(
      "padeiro",
      { filled: false, companyId: "padaria" },
      { filled: true, companyId: "padaria" },
    ),
    deleted: jobWritten("padeiro", { companyId: "padaria" }, null),
  },
  (documents) => {
    expect(documents["jobApprovals/padeiro"]).toBeUndefined();
    expect(documents["stats/public"]).toBeUndefined();
  },
);

const old = "resumes/padeiro_ana/1-a.pdf";
const again = "resumes/padeiro_ana/2-b.pdf";

inAnyOrder(
  "an application that is withdrawn and made again",
  async () => {
    await given({
      "companies/padaria": aCompany(),
      "jobs/padeiro": aJob(approved),
      "candidates/padeiro_ana": aCandidate("padeiro_ana"),
    });
    await receiveApplication(aLife().context(), "padeiro_ana");
    await db.doc("candidates/padeiro_ana").delete();
    await given({ "candidates/padeiro_ana": aCandidate("padeiro_ana", { resumePath: again }) });
  },
  {
    "the first, once more": (life) => receiveApplication(life.context(), "padeiro_ana"),
    withdrawn: (life) => removeApplication(life.context(), life.bucket, "padeiro_ana", old),
    "made again": (life) => receiveApplication(life.context(), "padeiro_ana"),
    "decided, which it is not": (life) => fillTalentPool(life.context(), "padeiro_ana"),
  },
  (documents) => {
    expect(documents["resumes/padeiro_ana"]).toMatchObject({
      resumePath: again,
      status: "pending",
    });
    expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toEqual([
      "mail/padeiro_ana-2-b-pdf-company",
    ]);
  },
);

inAnyOrder(
  "a company that is deleted while somebody applies and a job of its own is written",
  async () => {
    await auth.importUsers([{ uid: "padaria", email: "padaria@empresa.example" }]);
    await given({
      "companies/padaria": aCompany(),
      "jobs/padeiro": aJob(approved),
      "jobs/caixa": aJob(),
    });
    await reconcile(aLife());
    await given({ "candidates/padeiro_ana": aCandidate("padeiro_ana") });
    await db.doc("companies/padaria").delete();
  },
  {
    applied: (life) => receiveApplication(life.context(), "padeiro_ana"),
    // The events of its jobs come after it, and may come before it too.
    deleted: async (life) => {
      await removeCompany(life.context(), life.auth, "padaria", { actor: "unknown" });
      for (const id of ["padeiro", "caixa"]) await reconcileJob(life.context(), id);
    },
    written: (life) => reconcileJob(life.context(), "caixa"),
  },
  (documents) => {
    const left = Object.keys(documents).filter((path) =>
      /^(jobs|jobApprovals|companies|stats\/public\/shares)\//.test(path),
    );
    expect(left).toEqual([]);
    expect(documents["candidates/padeiro_ana"]).toMatchObject({ companyId: null, company: null });
    expect(JSON.stringify(documents["resumes/padeiro_ana"])).not.toContain("Mercado Araguaia");
  },
);

type Step = {
  job: string;
  what: "write" | "delete" | "approve" | "reject" | "fill" | "deactivate" | "activate";
};
const step: fc.Arbitrary<Step> = fc.record({
  job: fc.constantFrom("a", "b", "c"),
  what: fc.constantFrom(
    "write",
    "write",
    "delete",
    "approve",
    "approve",
    "reject",
    "fill",
    "deactivate",
    "activate",
  ),
});

async function take({ job, what }: Step): Promise<unknown> {
  const doc = db.doc(`jobs/${job}`);
  const unlessGone = () => null;
  switch (what) {
    case "write":
      return doc.set(aJob({ type: job === "a" ? "Saúde" : "Comércio" }));
    case "delete":
      return doc.delete();
    case "approve":
    case "reject":
      return db
        .doc(`jobApprovals/${job}`)
        .update({ status: what === "approve" ? "approved" : "rejected" })
        .catch(unlessGone);
    case "fill":
      return doc.update({ filled: true }).catch(unlessGone);
    case "deactivate":
    case "activate":
      return db.doc("companies/padaria").update({ active: what === "activate" });
  }
}

test("after random changes, with late, shuffled and repeated events, the counts equal a recount", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 12 }),
      fc.infiniteStream(fc.nat()),
      async (steps, numbers) => {
        await clearWorld();
        await given({ "companies/padaria": aCompany() });
        const due: Work[] = [];
        const draw = (below: number) => numbers.next().value! % below;
        const deliverOne = async () => {
          const event = due[draw(due.length)]!;
          // Most events come once; one in three comes again.
          if (draw(3) > 0) due.splice(due.indexOf(event), 1);
          await event(aLife());
        };
        for (const next of steps) {
          await take(next);
          const isCompany = next.what === "deactivate" || next.what === "activate";
          due.push(
            isCompany
              ? (life) => reconcileJobsOf(life.context(), "padaria")
              : (life) => reconcileJob(life.context(), next.job),
          );
          while (due.length > 0 && draw(2) === 0) await deliverOne();
        }
        while (due.length > 0) await deliverOne();
        const jobs = (await db.collection("jobs").get()).docs.map((job) =>
          statsShare(job.data() as Job),
        );
        const kept = (await db.doc(`stats/${publicStats.id}`).get()).data();
        expect(statsText(kept === undefined ? emptyStats : statsSchema.parse(kept))).toBe(
          statsText(recount(jobs)),
        );
      },
    ),
    { numRuns: Number(process.env.FAULT_RUNS ?? 20), endOnFailure: true },
  );
});
