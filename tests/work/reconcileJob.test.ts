import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { beforeEach, expect, test } from "vitest";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { at, decide, givenOneJob, later, none, reconciled } from "./oneJob.ts";
import { board, paths } from "./workBoard.ts";

const share = { type: "Comércio", location: "outros", listed: false, filled: false };

beforeEach(givenOneJob);

test("a new job gets a pending record, is counted, and its company is told", async () => {
  const {
    "companies/padaria": _company,
    "jobs/padeiro": job,
    "mail/padeiro-1-received": mail,
    ...rest
  } = await reconciled();
  expect(rest).toEqual({
    "jobApprovals/padeiro": {
      jobId: "padeiro",
      companyId: "padaria",
      revision: 1,
      status: "pending",
      adminNotes: "",
      createdAt: at,
      updatedAt: at,
    },
    "stats/public": none,
    "stats/public/shares/padeiro": share,
  });
  expect(job).toMatchObject({
    listed: false,
    approved: false,
    approvalStatus: "pending",
    updatedAt: at,
    searchTerms: jobSearchTerms({
      title: "Vendedor de balcão",
      company: "Mercado Araguaia",
      location: "Confresa",
    }),
  });
  expect(mail).toMatchObject({
    to: ["padaria@empresa.example"],
    message: { subject: "Recebemos sua vaga: Vendedor de balcão" },
    createdAt: at,
    delivery: null,
  });
});

test("a reconciled job stays as it is, also a day later", async () => {
  const first = await reconciled();
  expect(await reconciled(later)).toEqual(first);
});

test("an edit of a pending job reopens its record without a mail", async () => {
  await reconciled();
  await db.doc("jobs/padeiro").update({ revision: 2 });
  const documents = await reconciled(later);
  expect(documents["jobApprovals/padeiro"]).toMatchObject({
    revision: 2,
    status: "pending",
    createdAt: later.toISOString(),
  });
  expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toEqual([
    "mail/padeiro-1-received",
  ]);
});

test("an edit of a decided job causes a mail to its company", async () => {
  await decide("rejected");
  await reconciled();
  await db.doc("jobs/padeiro").update({ revision: 2, approvalStatus: "pending" });
  const documents = await reconciled(later);
  expect(documents["mail/padeiro-2-received"]).toMatchObject({
    message: { subject: "Recebemos as mudanças da vaga: Vendedor de balcão" },
  });
  expect(documents["jobApprovals/padeiro"]).toMatchObject({ revision: 2, status: "pending" });
});

test("a decision on an older revision decides nothing", async () => {
  await decide("approved");
  await db.doc("jobs/padeiro").update({ revision: 2 });
  expect((await reconciled())["jobs/padeiro"]).toMatchObject({
    approved: false,
    approvalStatus: "pending",
    listed: false,
  });
});

test("a decision on an earlier job of the same id decides nothing", async () => {
  await decide("approved");
  const job = (await db.doc("jobs/padeiro").get()).data()!;
  await db.doc("jobs/padeiro").delete();
  await db.doc("jobs/padeiro").set(job);
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ approvalStatus: "pending", listed: false });
  expect(documents["jobApprovals/padeiro"]).toMatchObject({ status: "pending" });
});

test("a job of an inactive company is approved and not listed", async () => {
  await db.doc("companies/padaria").update({ active: false });
  await decide("approved");
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ approved: true, listed: false });
  expect(documents["publishedJobs/padeiro"]).toBeUndefined();
});

test("a job whose company has no row is neither listed nor written about", async () => {
  await db.doc("companies/padaria").delete();
  await decide("approved");
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ approved: true, listed: false });
  expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toEqual([]);
});

test("a job written while its company was being deleted is deleted with it", async () => {
  await board({ "tombstones/padaria": { deletedAt: now }, "jobs/padeiro": aJob() });
  await reconciled();
  expect(await paths()).toEqual(["tombstones/padaria"]);
});

test("a tombstone beside an existing row deletes no job, nor does another company's", async () => {
  await board({
    "companies/padaria": aCompany(),
    "tombstones/padaria": { deletedAt: now },
    "jobs/padeiro": aJob(),
  });
  expect((await reconciled())["jobs/padeiro"]).toBeDefined();
  await board({ "tombstones/outra": { deletedAt: now }, "jobs/padeiro": aJob() });
  expect((await reconciled())["jobs/padeiro"]).toBeDefined();
});

test("a job of the administrator is listed without a company, and without a mail", async () => {
  await board({ "jobs/padeiro": aJob({ ...approved, companyId: null }) });
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ listed: true });
  expect(Object.keys(documents)).toEqual([
    "jobs/padeiro",
    "publishedJobs/padeiro",
    "stats/public",
    "stats/public/shares/padeiro",
  ]);
});
