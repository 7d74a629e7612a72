import { expect } from "vitest";
import { settleJobEdit } from "../../functions/src/triggers/jobEdits/settleJobEdit.ts";
import { settleJob } from "../../functions/src/triggers/jobs/settleJob.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { aCompany, aJob, anEdit } from "./events.ts";
import { now } from "./life.ts";
import { aLife, survives, type Work } from "./scene.ts";

const settle: Work = (life) => settleJobEdit(life.context(), "padeiro");
/** The consequences of the job's new text. */
const after: Work = async (life) => {
  await settleJob(life.context(), "padeiro");
  await settleJobEdit(life.context(), "padeiro");
};

/** An approved job of the bakery, and a decided edit of it. */
async function decided(status: "pending" | "approved" | "rejected") {
  const context = aLife().context();
  await given({ "companies/padaria": aCompany(), "jobs/padeiro": aJob() });
  await settleJob(context, "padeiro");
  await db.doc("jobApprovals/padeiro").update({ status: "approved", updatedAt: now });
  await settleJob(context, "padeiro");
  await given({ "jobEdits/padeiro": anEdit() });
  await settleJobEdit(context, "padeiro");
  if (status !== "pending")
    await db.doc("jobEdits/padeiro").update({ status, decidedRevision: 1, updatedAt: now });
}

survives("the approval of an edit", {
  quick: true,
  given: () => decided("approved"),
  event: settle,
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
  event: settle,
  holds: ({ documents }) => {
    expect(documents["jobs/padeiro"]).toMatchObject({ title: aJob().title, revision: 1 });
    expect(documents[`mail/padeiro-edit-1-rejected-${now.getTime()}`]).toBeDefined();
  },
});

survives("an approval of an edit that is taken back", {
  quick: true,
  given: async () => {
    await decided("approved");
    await settle(aLife());
    await after(aLife());
    await db.doc("jobEdits/padeiro").update({ status: "pending" });
  },
  event: settle,
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
    await settle(aLife());
    await db.doc("jobs/padeiro").delete();
  },
  event: settle,
  after,
  holds: ({ documents }) => {
    expect(Object.keys(documents).filter((path) => path.startsWith("jobEdits/"))).toEqual([]);
    expect(documents[`mail/padeiro-edit-1-rejected-${now.getTime()}`]).toBeUndefined();
  },
});
