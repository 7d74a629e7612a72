import { expect, test } from "vitest";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { deliver } from "./deliver.ts";
import { db, newId, read, until, untilRead } from "./functionsSuite.ts";

const approved = { approved: true, approvalStatus: "approved" } as const;

/** The audit of one document: 'who: what', sorted. */
async function noted(documentId: string): Promise<string[]> {
  const { docs } = await db.collection("audit").where("documentId", "==", documentId).get();
  return docs.map((entry) => `${entry.get("actor")}: ${entry.get("action")}`).sort();
}

async function untilNoted(documentId: string, ...entries: string[]) {
  await until(
    `${entries.join(", ")} noted`,
    async () => JSON.stringify(await noted(documentId)) === JSON.stringify(entries.sort()),
  );
}

async function ownJob() {
  const jobId = newId("job");
  await given({ [`jobs/${jobId}`]: buildJob(approved) });
  await untilRead(`jobs/${jobId}`, { listed: true });
  return jobId;
}

test("the audit has the life of the administrator's job", async () => {
  const jobId = await ownJob();
  await db.doc(`jobs/${jobId}`).update({ filled: true });
  await db.doc(`jobs/${jobId}`).update({ filled: false });
  await db.doc(`jobs/${jobId}`).update({ title: "Vendedor externo", revision: 2 });
  await db.doc(`jobs/${jobId}`).delete();
  await untilNoted(
    jobId,
    "admin: created",
    "admin: filled",
    "admin: reopened",
    "admin: edited",
    "admin: deleted",
  );
});

test("an event that comes twice has one audit entry, with its own time", async () => {
  const jobId = newId("job");
  const event = {
    id: newId("event"),
    time: "2026-11-20T12:00:00.000Z",
    before: { filled: false, title: "a" },
    after: { filled: true, title: "a" },
  };
  await deliver("onJobWritten", "written", `jobs/${jobId}`, event);
  await deliver("onJobWritten", "written", `jobs/${jobId}`, event);
  expect(await noted(jobId)).toEqual(["unknown: filled"]);
  expect(await read(`audit/${event.id}-filled`)).toMatchObject({ at: new Date(event.time) });
});

test("jobs deleted with their company have no audit entries of their own", async () => {
  const companyId = newId("company");
  const jobId = newId("job");
  await given({
    [`companies/${companyId}`]: buildCompany(),
    [`jobs/${jobId}`]: buildJob({ ...approved, companyId }),
  });
  await untilRead(`jobs/${jobId}`, { listed: true });
  await db.doc(`companies/${companyId}`).delete();
  await untilRead(`audit/${companyId}-deleted`, { actor: "unknown" });
  await until(
    "the share gone",
    async () => (await read(`stats/public/shares/${jobId}`)) === undefined,
  );
  await deliver("onJobWritten", "written", `jobs/${jobId}`, {
    before: { companyId, filled: false },
  });
  expect(await noted(jobId)).toEqual([]);
});

test("an imported job counts as approved when published, as rejected otherwise", async () => {
  const published = newId("published");
  const thrownAway = newId("rejected");
  await given({ [`pendingJobs/${published}`]: {}, [`pendingJobs/${thrownAway}`]: {} });
  const batch = db.batch();
  batch.set(db.doc(`jobs/${published}`), buildJob(approved));
  batch.delete(db.doc(`pendingJobs/${published}`));
  batch.delete(db.doc(`pendingJobs/${thrownAway}`));
  await batch.commit();
  await untilNoted(published, "admin: approved", "admin: created");
  await untilNoted(thrownAway, "admin: rejected");
});
