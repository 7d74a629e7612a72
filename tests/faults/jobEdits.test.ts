import { expect } from "vitest";
import { reconcileJobEdit } from "../../functions/src/triggers/jobEdits/reconcileJobEdit.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { aCompany, aJob, anEdit } from "./events.ts";
import { now } from "./life.ts";
import { aLife, survives, type Work } from "./scene.ts";

const reconcile: Work = (life) => reconcileJobEdit(life.context(), "padeiro");
/** The consequences of the job's new text. */
const after: Work = async (life) => {
  await reconcileJob(life.context(), "padeiro");
  await reconcileJobEdit(life.context(), "padeiro");
};

/** An approved job of the bakery, and a decided edit of it. */
async function decided(status: "pending" | "approved" | "rejected") {
  const context = aLife().context();
  await given({ "companies/padaria": aCompany(), "jobs/padeiro": aJob() });
  await reconcileJob(context, "padeiro");
  await db.doc("jobApprovals/padeiro").update({ status: "approved", updatedAt: now });
  await reconcileJob(context, "padeiro");
  await given({ "jobEdits/padeiro": anEdit() });
  await reconcileJobEdit(context, "padeiro");
  if (status !== "pending")
    await db.doc("jobEdits/padeiro").update({ status, decidedRevision: 1, updatedAt: now });
}

survives("the approval of an edit", {
  quick: true,
  given: () => decided("approved"),
  event: reconcile,
  after,
  holds: ({ documents }) => {
    expect(documents["jobs/padeiro"]).toMatchObject({
      title: "Padeiro da noite",
      revision: 2,
      listed: true,
    });
    expect(documents[`mail/padeiro-edit-1-approved-${now.getTime()}`]).toBeDefined();
    expect(documents["audit/padeiro-2-edit"]).toMatchObject({ action: "editApproved" });
  },
});

survives("the refusal of an edit", {
  given: () => decided("rejected"),
  event: reconcile,
  holds: ({ documents }) => {
    expect(documents["jobs/padeiro"]).toMatchObject({ title: aJob().title, revision: 1 });
    expect(documents[`mail/padeiro-edit-1-rejected-${now.getTime()}`]).toBeDefined();
  },
});

survives("an approval of an edit that is taken back", {
  quick: true,
  given: async () => {
    await decided("approved");
    await reconcile(aLife());
    await after(aLife());
    await db.doc("jobEdits/padeiro").update({ status: "pending" });
  },
  event: reconcile,
  after,
  holds: ({ documents }) => {
    expect(documents["jobs/padeiro"]).toMatchObject({ title: aJob().title, revision: 3 });
    expect(documents["jobEdits/padeiro"]).toMatchObject({ status: "pending", applied: null });
    expect(documents[`mail/padeiro-edit-1-approved-${now.getTime()}`]).toBeUndefined();
  },
});

survives("a job that is deleted with an edit on it", {
  given: async () => {
    await decided("rejected");
    await reconcile(aLife());
    await db.doc("jobs/padeiro").delete();
  },
  event: reconcile,
  after,
  holds: ({ documents }) => {
    expect(Object.keys(documents).filter((path) => path.startsWith("jobEdits/"))).toEqual([]);
    expect(documents[`mail/padeiro-edit-1-rejected-${now.getTime()}`]).toBeUndefined();
  },
});
