import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { reconcileJobsOf } from "../../functions/src/triggers/companies/onCompanyWritten.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import {
  tombstoneCompany,
  removeCompany,
} from "../../functions/src/triggers/companies/removeCompany.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { readWorld } from "../faults/world.ts";
import { auth, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { board, contextAt, documentsOf, many, paths } from "./workBoard.ts";

const email = "padaria@empresa.example";
const account = "conta@empresa.example";
const id = "padeiro_ana";
const later = addDays(now, 1);

function removed(on = now): Promise<void> {
  return removeCompany(contextAt(on), auth, "padaria", { actor: "unknown" });
}

beforeEach(async () => {
  await board({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob(approved),
    "jobs/outra": aJob({ ...approved, companyId: "outra" }),
    [`candidates/${id}`]: aCandidate(id, {
      coverLetter: "Sei fazer broas",
      companyNote: "Ligar na segunda",
    }),
    "candidates/outra_rui": aCandidate("outra_rui", { companyId: "outra", company: "Outra" }),
    "jobClosures/antiga": {
      closedAt: now,
      companyId: "padaria",
      title: "Confeiteiro",
      byCompany: true,
      applications: 2,
    },
    "mail/to-them": { to: [email], companyId: "padaria" },
    "mail/to-account": { to: [account], companyId: "padaria" },
    "mail/to-others": { to: [email], companyId: "outra" },
  });
  await auth.importUsers([{ uid: "padaria", email: account }]);
});

test("a deleted company goes with its account, jobs and mails, and its name is removed elsewhere", async () => {
  await receiveApplication(contextAt(), id);
  await removed();
  const { documents, accounts } = await readWorld();
  expect(accounts).toEqual([]);
  expect(
    Object.keys(documents).filter(
      (path) => !path.startsWith("requestCounts/") || path.includes("padaria"),
    ),
  ).toEqual([
    "audit/padaria-deleted",
    "candidates/outra_rui",
    `candidates/${id}`,
    "jobClosures/antiga",
    "jobs/outra",
    "mail/to-others",
    `resumes/${id}`,
    "tombstones/padaria",
  ]);
  expect(documents["audit/padaria-deleted"]).toEqual({
    actor: "unknown",
    action: "deleted",
    collection: "companies",
    documentId: "padaria",
    notes: "",
    at: now.toISOString(),
  });
  expect(documents["tombstones/padaria"]).toEqual({ deletedAt: now.toISOString() });
  expect(documents[`candidates/${id}`]).toMatchObject({ companyId: null, company: null });
  expect(documents[`candidates/${id}`]).not.toHaveProperty("companyNote");
  expect(documents["jobClosures/antiga"]).toEqual({ closedAt: now.toISOString() });
  expect(documents["candidates/outra_rui"]).toMatchObject({ companyId: "outra", company: "Outra" });
});

test("a person who applied is no longer found by the name of the deleted company", async () => {
  await receiveApplication(contextAt(), id);
  await db
    .doc(`resumes/${id}`)
    .update({ education: "Escola", experience: "Moinho", skills: "Fornos", notes: "Pontual" });
  await removed();
  const { searchTerms } = (await documentsOf("resumes/"))[`resumes/${id}`] as {
    searchTerms: string[];
  };
  expect(searchTerms).toEqual(
    expect.arrayContaining([
      "joao",
      "5566",
      "pess",
      "padeir",
      "broa",
      "escola",
      "moinho",
      "fornos",
      "pontua",
    ]),
  );
  expect(searchTerms).not.toContain("mercad");
});

test("a résumé that fits no schema is updated all the same", async () => {
  await board({
    [`candidates/${id}`]: aCandidate(id),
    [`resumes/${id}`]: { company: "Mercado Araguaia" },
  });
  await removed();
  expect((await documentsOf("resumes/"))[`resumes/${id}`]).toEqual({
    company: null,
    searchTerms: [],
  });
});

test("a repeated removal changes nothing", async () => {
  await removed();
  const first = await documentsOf();
  await removed(later);
  expect(await documentsOf()).toEqual(first);
});

/** A person's mails to an address: each id that functions give one. */
const personsMails = (to: string) =>
  Object.fromEntries(
    [
      `${id}-1-a-pdf-receipt`,
      `${id}-1-a-pdf-another-file`,
      `${id}-1-a-pdf-answer-in-talk`,
      `${id}-1-a-pdf-answer-closed`,
      "contact-card_padaria-1-person",
      "own-data-1",
      "own-data-erasure-1-1",
      "alert-1",
      "account-1",
    ].map((mailId) => [`mail/${to}-${mailId}`, { to: [to] }]),
  );

test("a person's mails stay when a company is deleted that was registered with their address", async () => {
  const mails = { ...personsMails(email), ...personsMails(account) };
  await given(mails);
  await removed();
  expect((await paths()).filter((path) => path.startsWith("mail/")).sort()).toEqual(
    [...Object.keys(mails), "mail/to-others"].sort(),
  );
});

test("the administrator's company row is removed without the account and other mails to it", async () => {
  await auth.setCustomUserClaims("padaria", { admin: true });
  await given(personsMails(account));
  await removed();
  const { documents, accounts } = await readWorld();
  expect(accounts).toHaveLength(1);
  expect(Object.keys(documents)).toEqual(
    expect.arrayContaining(Object.keys(personsMails(account))),
  );
  expect(documents["companies/padaria"]).toBeUndefined();
});

test("an error of Auth does not count as a missing account", async () => {
  const fails = (name: "getUser" | "deleteUser", code: string) => ({
    getUser: auth.getUser.bind(auth),
    deleteUser: auth.deleteUser.bind(auth),
    [name]: () => Promise.reject(Object.assign(new Error(code), { code })),
  });
  await expect(
    removeCompany(contextAt(), fails("getUser", "auth/internal-error"), "padaria", {
      actor: "unknown",
    }),
  ).rejects.toThrow("auth/internal-error");
  await expect(
    removeCompany(contextAt(), fails("deleteUser", "auth/internal-error"), "padaria", {
      actor: "unknown",
    }),
  ).rejects.toThrow("auth/internal-error");
  await removeCompany(contextAt(), fails("deleteUser", "auth/user-not-found"), "padaria", {
    actor: "unknown",
  });
  expect(await paths()).toContain("audit/padaria-deleted");
});

test("300 jobs, 1,000 applicants and more than a page of mails are removed", async () => {
  const ids = Array.from({ length: 300 }, (_, i) => `job${i}`);
  // Twenty at a time, as events come: one after another would wait more than work.
  const reconcileAll = async () => {
    for (let i = 0; i < ids.length; i += 20)
      await Promise.all(ids.slice(i, i + 20).map((id) => reconcileJob(contextAt(), id)));
  };
  await many(300, (i) => [`jobs/job${i}`, aJob({ ...approved, listed: true })]);
  await many(101, (i) => [`mail/mail${i}`, { to: [email], companyId: "padaria" }]);
  await many(101, (i) => [`jobClosures/old${i}`, { closedAt: now, companyId: "padaria" }]);
  await many(1000, (i) => [`candidates/job${i % 300}_p${i}`, aCandidate(`job${i % 300}_p${i}`)]);
  await reconcileAll();
  const { length: counted } = Object.keys(await documentsOf("stats/public/shares/"));
  await removed();
  await reconcileAll();
  expect([counted, Object.keys(await documentsOf("stats/public/shares/")).length]).toEqual([
    300, 0,
  ]);
  const documents = await documentsOf();
  expect(Object.keys(documents).filter((path) => /^(jobs|mail)\//.test(path))).toEqual([
    "jobs/outra",
    "mail/to-others",
  ]);
  expect(
    Object.values(await documentsOf("jobClosures/")).filter((row) => "companyId" in row),
  ).toEqual([]);
  expect(
    Object.values(await documentsOf("candidates/")).filter(
      (fields) => "companyId" in fields && fields.companyId === "padaria",
    ),
  ).toEqual([]);
});

test("deleting an account deletes its company, and the tombstone keeps its first date", async () => {
  await tombstoneCompany(contextAt(), "padaria");
  await db.doc("companies/padaria").set(aCompany());
  await tombstoneCompany(contextAt(later), "padaria");
  expect((await documentsOf("tombstones/"))["tombstones/padaria"]).toEqual({
    deletedAt: now.toISOString(),
  });
  expect(await paths()).not.toContain("companies/padaria");
});

test("all of a company's jobs follow its state, and nobody else's", async () => {
  await board({
    "companies/padaria": aCompany({ active: false }),
    "companies/outra": aCompany({ active: false }),
    "jobs/zz": aJob({ ...approved, companyId: "outra", listed: true }),
  });
  await many(101, (i) => [`jobs/job${i}`, aJob({ ...approved, listed: true })]);
  await reconcileJobsOf(contextAt(), "padaria");
  const listed = Object.entries(await documentsOf("jobs/"))
    .filter(([, fields]) => "listed" in fields && fields.listed === true)
    .map(([path]) => path);
  expect(listed).toEqual(["jobs/zz"]);
});
