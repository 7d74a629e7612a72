import { expect, test } from "vitest";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { deliver } from "./deliver.ts";
import { auth, db, newId, read, until, untilRead } from "./functionsSuite.ts";

const approved = { approved: true, approvalStatus: "approved" } as const;

/** A company with an account and listed jobs. */
async function company(jobs = 1) {
  const { uid } = await auth.createUser({
    email: `${newId("company")}@empresa.example`,
    emailVerified: true,
  });
  const jobIds = Array.from({ length: jobs }, () => newId("job"));
  await given({
    [`companies/${uid}`]: buildCompany(),
    ...Object.fromEntries(
      jobIds.map((id) => [`jobs/${id}`, buildJob({ ...approved, companyId: uid })]),
    ),
  });
  for (const id of jobIds) await untilRead(`jobs/${id}`, { listed: true });
  return { uid, jobIds, jobId: jobIds[0]! };
}

async function jobsOf(uid: string): Promise<number> {
  return (await db.collection("jobs").where("companyId", "==", uid).count().get()).data().count;
}

test("deactivating a company takes its jobs off the site, activating it brings them back", async () => {
  const { uid, jobIds } = await company(3);
  await db.doc(`companies/${uid}`).update({ active: false });
  for (const id of jobIds) await untilRead(`jobs/${id}`, { listed: false });
  await db.doc(`companies/${uid}`).update({ active: true });
  for (const id of jobIds) await untilRead(`jobs/${id}`, { listed: true });
  await until(
    "both noted",
    async () => (await db.collection("audit").where("documentId", "==", uid).get()).size === 2,
  );
});

test("an old event of a deactivation does not hide the jobs of an active company", async () => {
  const { uid, jobId } = await company();
  await deliver("onCompanyWritten", "updated", `companies/${uid}`, {
    before: { active: true },
    after: { active: false },
  });
  expect(await read(`jobs/${jobId}`)).toMatchObject({ listed: true });
});

test("deleting a company removes its account and jobs, and leaves a tombstone", async () => {
  const { uid, jobId } = await company(2);
  await db.doc(`companies/${uid}`).delete();
  await until("the jobs gone", async () => (await jobsOf(uid)) === 0);
  await until(
    "the share gone",
    async () => (await read(`stats/public/shares/${jobId}`)) === undefined,
  );
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  expect((await read(`tombstones/${uid}`))!["deletedAt"]).toBeInstanceOf(Date);
});

test("applications to a deleted company stay, without its name", async () => {
  const { uid, jobId } = await company();
  const candidateId = `${jobId}_${newId("uid")}`;
  await given({
    [`candidates/${candidateId}`]: buildCandidate(candidateId, {
      jobId,
      companyId: uid,
      company: "Mercado Araguaia",
    }),
  });
  await untilRead(`resumes/${candidateId}`, { company: "Mercado Araguaia" });
  await db.doc(`companies/${uid}`).delete();
  await untilRead(`candidates/${candidateId}`, { company: null, companyId: null });
  await untilRead(`resumes/${candidateId}`, { company: null });
});

test("a job that a deleted company writes late is removed", async () => {
  const { uid } = await company();
  await db.doc(`companies/${uid}`).delete();
  await untilRead(`tombstones/${uid}`, {});
  await given({ [`jobs/${newId("job")}`]: buildJob({ companyId: uid }) });
  await until("the jobs gone", async () => (await jobsOf(uid)) === 0);
});

test("a deactivated company that deletes itself and comes back active stays deleted", async () => {
  const { uid, jobId } = await company();
  await db.doc(`companies/${uid}`).update({ active: false });
  await untilRead(`jobs/${jobId}`, { listed: false });
  await db.doc(`companies/${uid}`).delete();
  await db.doc(`companies/${uid}`).set(buildCompany());
  await untilRead(`tombstones/${uid}`, {});
  await untilRead(`companies/${uid}`, null);
  await until("the jobs gone", async () => (await jobsOf(uid)) === 0);
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
});

test("an event of a deletion removes a row that exists again, and its repeats keep the first date", async () => {
  const { uid } = await company();
  await deliver("onCompanyWritten", "deleted", `companies/${uid}`, { before: { active: true } });
  expect(await read(`companies/${uid}`)).toBeUndefined();
  expect(await jobsOf(uid)).toBe(0);
  const tombstone = await read(`tombstones/${uid}`);
  expect(tombstone!["deletedAt"]).toBeInstanceOf(Date);
  await deliver("onCompanyWritten", "deleted", `companies/${uid}`, { before: { active: true } });
  expect(await read(`tombstones/${uid}`)).toEqual(tombstone);
});

test("a deleted account leaves a tombstone even without a company", async () => {
  const { uid } = await auth.createUser({
    email: `${newId("company")}@empresa.example`,
    emailVerified: true,
  });
  await auth.deleteUser(uid);
  await untilRead(`tombstones/${uid}`, {});
});

test("deleting an account removes its company and jobs", async () => {
  const { uid } = await company();
  await auth.deleteUser(uid);
  await untilRead(`companies/${uid}`, null);
  await until("the jobs gone", async () => (await jobsOf(uid)) === 0);
});

test("a second company with the same CNPJ is marked with the first, until one is deleted", async () => {
  const [first, second] = [newId("company"), newId("company")];
  const cnpj = `${Date.now()}`.slice(-14).padStart(14, "1");
  await given({
    [`companies/${first}`]: buildCompany({ cnpj }),
    [`companies/${second}`]: buildCompany({ cnpj }),
  });
  await untilRead(`companies/${first}`, { cnpjShared: true });
  await untilRead(`companies/${second}`, { cnpjShared: true });
  await db.doc(`companies/${second}`).delete();
  await untilRead(`companies/${first}`, { cnpjShared: false });
});
