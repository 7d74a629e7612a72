import { expect, test } from "vitest";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import {
  reconcileJobsOf,
  switchCompany,
} from "../../functions/src/triggers/companies/onCompanyWritten.ts";
import {
  tombstoneCompany,
  removeCompany,
} from "../../functions/src/triggers/companies/removeCompany.ts";
import { reconcileReturned } from "../../functions/src/triggers/companies/reconcileReturned.ts";
import { compareCompanies } from "../../functions/src/triggers/register/reconcileRegister.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { given } from "../functions/storedFields.ts";
import { auth, bucket, db } from "../functions/functionsSuite.ts";
import { aCandidate, aCompany, aJob, approved } from "./events.ts";
import { type Life, now } from "./life.ts";
import { aLife, crashAtEveryStep, dies, survives, type Scene } from "./scene.ts";
import { clearButFiles, clearWorld, madeOnce, readWorld } from "./world.ts";

const email = "padaria@empresa.example";
const jobIds = ["padeiro", "caixa"];
const candidateId = "padeiro_ana";

const itsDocuments = madeOnce(async () => {
  await given({
    "companies/padaria": aCompany(),
    [`candidates/${candidateId}`]: aCandidate(candidateId),
    ...Object.fromEntries(jobIds.map((id) => [`jobs/${id}`, aJob(approved)])),
  });
  for (const id of jobIds) await reconcileJob(aLife().context(), id);
  await receiveApplication(aLife().context(), candidateId);
}, [`resumes/${candidateId}/1-a.pdf`]);

/** A company with an account, two listed jobs and an applicant. */
async function company() {
  await auth.importUsers([{ uid: "padaria", email }]);
  await itsDocuments();
}

function switched(active: boolean): Scene {
  return {
    given: async () => {
      await company();
      await db.doc("companies/padaria").update({ active: !active });
      await reconcileJobsOf(aLife().context(), "padaria");
      await db.doc("companies/padaria").update({ active });
    },
    event: (life) =>
      switchCompany(
        life.context(),
        { id: "the-event", time: now.toISOString() },
        "padaria",
        active,
      ),
    holds: ({ documents }) => {
      for (const id of jobIds) expect(documents[`jobs/${id}`]).toMatchObject({ listed: active });
      expect(documents["stats/public"]).toMatchObject({ totalJobs: active ? 2 : 0 });
      expect(documents["audit/the-event"]).toMatchObject({
        action: active ? "activated" : "deactivated",
        at: now.toISOString(),
      });
    },
  };
}

survives("a company that was deactivated", switched(false));
survives("a company that was activated again", switched(true));

async function removed(life: Life) {
  await removeCompany(life.context(), life.auth, "padaria", { actor: "unknown" });
}

/** The events of the company's deleted jobs. */
async function clearedUp(life: Life) {
  for (const id of jobIds) await reconcileJob(life.context(), id);
}

survives("a company that was deleted", {
  given: async () => {
    await company();
    await db.doc("companies/padaria").delete();
  },
  event: removed,
  after: clearedUp,
  holds: ({ documents, accounts, files }) => {
    expect(accounts).toEqual([]);
    // A sent receipt is counted for the day, without its recipient.
    expect(
      Object.keys(documents).filter(
        (path) => !path.startsWith("requestCounts/") || path.includes("padaria"),
      ),
    ).toEqual([
      "audit/padaria-deleted",
      `candidates/${candidateId}`,
      "jobClosures/caixa",
      "jobClosures/padeiro",
      "publishedJobs/caixa",
      "publishedJobs/padeiro",
      `resumes/${candidateId}`,
      "stats/public",
      "tombstones/padaria",
    ]);
    expect(documents[`candidates/${candidateId}`]).toMatchObject({
      company: null,
      companyId: null,
    });
    expect(documents["stats/public"]).toMatchObject({ totalJobs: 0, openPositions: 0 });
    expect(files).toHaveLength(1);
  },
});

survives("an account that was deleted", {
  given: company,
  event: (life) => tombstoneCompany(life.context(), "padaria"),
  holds: ({ documents }) => {
    expect(documents["companies/padaria"]).toBeUndefined();
    expect(documents["tombstones/padaria"]).toBeDefined();
  },
});

const identity = { cnpj: "11222333000181", email };

survives("a deactivated company that is deleted while one with its CNPJ is there", {
  quick: true,
  given: async () => {
    await given({ "companies/padaria": aCompany({ ...identity, active: false }) });
    await reconcileReturned(aLife().context(), "padaria", null, { ...identity, active: false });
    await db.doc("companies/padaria").delete();
    await given({
      "companies/nova": aCompany({ ...identity, email: "nova@empresa.example" }),
    });
  },
  event: (life) =>
    reconcileReturned(life.context(), "padaria", { ...identity, active: false }, null),
  holds: ({ documents }) => {
    expect(documents["deactivatedCompanies/padaria"]).toMatchObject({
      deletedAt: now.toISOString(),
    });
    expect(documents["returnedCompanies/nova"]).toMatchObject({
      cnpj: { deletedAt: now.toISOString() },
      email: null,
    });
  },
});

const size = Number(process.env.FAULT_DOCUMENTS ?? 120);

/** That many jobs, each with an applicant, a résumé and the mails about it. */
async function largeCompany() {
  await auth.importUsers([{ uid: "padaria", email }]);
  const writer = db.bulkWriter({ throttling: false });
  const put = (path: string, fields: object) => void writer.set(db.doc(path), fields);
  for (let i = 0; i < size; i++) {
    const id = `job${i}_p${i}`;
    put(`jobs/job${i}`, aJob({ ...approved, listed: true }));
    put(`candidates/${id}`, aCandidate(id, { jobId: `job${i}` }));
    put(`resumes/${id}`, { company: "Mercado Araguaia", resumePath: `resumes/${id}/1-a.pdf` });
    put(`mail/${id}-1-a-pdf-receipt`, { to: ["joao@pessoa.example"] });
    put(`mail/${id}-1-a-pdf-company`, { to: [email], companyId: "padaria" });
  }
  await writer.close();
}

async function theirFiles() {
  const paths = Array.from({ length: size }, (_, i) => `resumes/job${i}_p${i}/1-a.pdf`);
  while (paths.length > 0)
    await Promise.all(
      paths
        .splice(0, 50)
        .map((path) => bucket.file(path).save("%PDF-1.7\n%%EOF", { resumable: false })),
    );
}

async function expectNothingLeft(): Promise<void> {
  const [jobs, mails, own, { users }] = await Promise.all([
    db.collection("jobs").count().get(),
    db.collection("mail").where("to", "array-contains", email).count().get(),
    db.collection("candidates").where("companyId", "==", "padaria").count().get(),
    auth.listUsers(),
  ]);
  expect([jobs.data().count, mails.data().count, own.data().count, users]).toEqual([0, 0, 0, []]);
  const [resumes, receipts, candidates] = await Promise.all([
    db.collection("resumes").where("company", "!=", null).count().get(),
    db.collection("mail").count().get(),
    db.collection("candidates").count().get(),
  ]);
  expect([resumes.data().count, receipts.data().count, candidates.data().count]).toEqual([
    0,
    0,
    size,
  ]);
  expect((await db.collection("audit").get()).docs.map(({ id }) => id)).toEqual([
    "padaria-deleted",
  ]);
}

const what = `the deletion of a company with ${size} jobs, ${size} applications and their files`;

test(`${what}, after a crash at every single step`, { timeout: 3_600_000 }, async () => {
  await clearWorld();
  await theirFiles();
  const steps = await crashAtEveryStep(
    { given: largeCompany, event: removed, holds: () => {} },
    expectNothingLeft,
    clearButFiles,
  );
  expect((await readWorld()).files).toHaveLength(size);
  // Two of the tombstone, one each of the account, the note, the hiring mark, the tax id, the register's match, the
  // public name and the places in the queue, four of the mail counts; the rest are pages: a hundred mails or jobs,
  // seventy applications.
  expect(steps).toBe(13 + 2 * Math.ceil(size / 100) + Math.ceil(size / 70));
});

test(
  `${what}, whose process dies after its 1st step, then after its 2nd, its 3rd…`,
  { timeout: 600_000 },
  async () => {
    await clearButFiles();
    await largeCompany();
    let tries = 1;
    while (await dies(() => removed(aLife(tries)))) tries++;
    expect(tries).toBeGreaterThan(3);
    await expectNothingLeft();
  },
);

survives("an edition of the register that names two companies", {
  given: () =>
    given({
      "companies/padaria": aCompany({ cnpj: identity.cnpj }),
      "companies/filial": aCompany({ cnpj: "11222333000262" }),
      "employerRegister/present": {
        edition: "2026-10-06",
        numbers: [identity.cnpj],
        importedAt: now,
      },
    }),
  event: (life) => compareCompanies(life.context(), "admin@vagas.example"),
  holds: ({ documents }) => {
    for (const id of ["padaria", "filial"]) {
      expect(documents[`companies/${id}`]).toMatchObject({ registerHold: true });
      expect(documents[`mail/register-${id}-${now.getTime()}`]).toBeDefined();
    }
    expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toHaveLength(2);
  },
});
