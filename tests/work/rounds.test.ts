import { addDays } from "@vagas/functions/domain/dates";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { aCandidate, aCompany, aJob, aPendingJob, approved } from "../faults/events.ts";
import { given } from "../functions/storedFields.ts";
import { auth } from "../functions/functionsSuite.ts";
import { board, documentsOf, paths, upload } from "./workBoard.ts";
import { adminEmail } from "./environment.ts";
import { runs } from "./runs.ts";

// The work of each scheduled function; index.test.ts holds the schedules.

const id = "padeiro_ana";

afterEach(() => vi.useRealTimers());

beforeEach(() => board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) }));

test("the hourly round removes the claim from whoever is not the administrator", async () => {
  await auth.importUsers([
    { uid: "admin", email: adminEmail, emailVerified: true, customClaims: { admin: true } },
    { uid: "former", customClaims: { admin: true } },
  ]);
  await runs(functions.takeStrayClaims, {});
  expect((await auth.getUser("admin")).customClaims).toEqual({ admin: true });
  expect((await auth.getUser("former")).customClaims ?? {}).toEqual({});
});

test("the nightly round removes old files without an application and finds applications without a file", async () => {
  await given({ [`candidates/${id}`]: aCandidate(id, { createdAt: addDays(new Date(), -2) }) });
  await upload("resumes/padeiro_rui/1-a.pdf");
  await runs(functions.removeOrphanUploads, {});
  expect(await paths()).toContain("resumes/padeiro_rui/1-a.pdf");
  expect((await documentsOf())[`candidates/${id}`]).toMatchObject({ resumeMissing: true });
  vi.useFakeTimers({ toFake: ["Date"], now: addDays(new Date(), 2) });
  await runs(functions.removeOrphanUploads, {});
  expect(await paths()).not.toContain("resumes/padeiro_rui/1-a.pdf");
});

test("the hourly round takes expired jobs off the lists, tells their companies and drops empty counts; the daily one reminds of deadlines", async () => {
  await given({
    "stats/public": { types: { Vazia: 0 } },
    "jobs/over": aJob({ ...approved, listed: true, expiresAt: addDays(new Date(), -1) }),
    "publishedJobs/over": { type: "Comércio", at: addDays(new Date(), -9) },
    "jobs/soon": aJob({ ...approved, listed: true, expiresAt: addDays(new Date(), 3) }),
  });
  await runs(functions.expireJobs, {});
  expect((await documentsOf())["jobs/over"]).toMatchObject({ listed: false });
  expect(Object.keys(await documentsOf("mail/"))).toEqual([
    expect.stringMatching(/^mail\/over-\d+-expired$/),
  ]);
  expect(JSON.stringify((await documentsOf("stats/"))["stats/public"])).not.toMatch(/Vazia/);
  await runs(functions.remindCompanies, {});
  expect(Object.keys(await documentsOf("mail/"))).toEqual([
    expect.stringMatching(/^mail\/over-/),
    expect.stringMatching(/^mail\/soon-\d+-expiring$/),
  ]);
});

test("the nightly rounds remove what is due and repair the search", async () => {
  await given({
    "requestCounts/old": { count: 1, expiresAt: addDays(new Date(), -1) },
    [`candidates/${id}`]: aCandidate(id, {
      jobId: null,
      companyId: null,
      createdAt: addDays(new Date(), -366),
    }),
  });
  await runs(functions.purgePersonalData, {});
  expect(await paths()).toEqual(["companies/padaria", "jobs/padeiro"]);
  await runs(functions.refreshSearchTerms, {});
  expect((await documentsOf())["companies/padaria"]).toMatchObject({
    searchTerms: expect.arrayContaining(["mercad"]),
  });
});

test("the administrator is told each day what waits", async () => {
  await given({ "pendingJobs/papel": aPendingJob() });
  await runs(functions.sendDigest, {});
  expect(Object.values(await documentsOf("mail/"))).toMatchObject([
    {
      to: [adminEmail],
      message: { text: expect.stringContaining("https://vagas.example/admin/job-approval") },
    },
  ]);
});
