import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { addDays } from "@vagas/functions/domain/dates";
import { retention } from "@vagas/functions/domain/privacy/retention";
import { expect, test } from "vitest";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import {
  purgeApplications,
  purgeRecords,
} from "../../functions/src/triggers/personalData/purgePersonalData.ts";
import { aCandidate, aJob, aPendingJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, many, paths, upload } from "./workBoard.ts";
import { aMail, anEntry, aResume, toBank } from "./kept.ts";
import { overtakenBy } from "./overtaken.ts";

/** One millisecond, in days. */
const instant = 1 / 86_400_000;
const day = (days: number) => addDays(now, -days);

/** An application of that age, to a job or to the talent bank. */
function sent(of: string, days: number, fields: Parameters<typeof aCandidate>[1] = {}) {
  return {
    [`candidates/${of}`]: aCandidate(of, {
      createdAt: day(days),
      consent: { version: "2026-11", at: now, talentPool: false },
      ...fields,
    }),
  };
}

const pool = { consent: { version: "2026-11", at: now, talentPool: true } };

test("an application is kept until 180 days after its job was filled, expired or deleted", async () => {
  await board({
    "jobs/over": aJob({ ...approved, expiresAt: day(180) }),
    "jobs/young": aJob({ ...approved, expiresAt: day(180 - instant) }),
    "jobs/open": aJob(approved),
    "jobs/filled": aJob({ ...approved, filled: true, updatedAt: day(180), expiresAt: day(1) }),
    "jobClosures/deleted": { closedAt: day(180) },
    "jobClosures/justDeleted": { closedAt: day(10) },
    ...Object.assign(
      {},
      ...["over", "young", "open", "filled", "deleted", "justDeleted", "unknown"].map((job) =>
        sent(`${job}_ana`, 300, { jobId: job }),
      ),
    ),
  });
  await upload("resumes/over_ana/1-a.pdf");
  await given({ "resumes/over_ana": aResume("over_ana") });
  await purgeApplications(contextAt(), bucket);
  expect(Object.keys(await documentsOf("candidates/"))).toEqual([
    "candidates/justDeleted_ana",
    "candidates/open_ana",
    "candidates/young_ana",
  ]);
  expect(await paths()).not.toContain("resumes/over_ana/1-a.pdf");
  expect(await paths()).not.toContain("resumes/over_ana");
});

test("a résumé in the talent bank is kept for 365 days or until its person leaves, and each purpose ends separately", async () => {
  await board({
    "jobs/over": aJob({ ...approved, expiresAt: day(200) }),
    "jobs/open": aJob(approved),
    ...sent("banco_old", 365, { ...toBank, ...pool }),
    ...sent("banco_young", 365 - instant, { ...toBank, ...pool }),
    ...sent("banco_new", 10, { ...toBank, ...pool }),
    ...sent("banco_left", 10, toBank),
    ...sent("over_both", 200, { jobId: "over", ...pool }),
    ...sent("open_both", 365, { jobId: "open", ...pool }),
    "talentPool/open_both": anEntry("open_both"),
  });
  await purgeApplications(contextAt(), bucket);
  const documents = await documentsOf("candidates/");
  expect(Object.keys(documents)).toEqual([
    "candidates/banco_new",
    "candidates/banco_young",
    "candidates/open_both",
    "candidates/over_both",
  ]);
  expect(documents["candidates/over_both"]).toMatchObject({
    companyId: null,
    company: null,
    consent: { talentPool: true },
  });
  expect(documents["candidates/open_both"]).toMatchObject({
    companyId: "padaria",
    consent: { talentPool: false },
  });
  expect(await paths()).not.toContain("talentPool/open_both");
});

test("the answers of a written résumé go with their application", async () => {
  const writtenResume = buildStoredResume();
  await board({
    ...sent("gone_ana", 180, { jobId: "gone", writtenResume, skillTerms: ["s:tractor"] }),
  });
  await receiveApplication(contextAt(), "gone_ana");
  expect(JSON.stringify(await documentsOf("resumes/"))).toContain("Tratorista");
  await purgeApplications(contextAt(), bucket);
  expect(JSON.stringify(await documentsOf())).not.toMatch(/Tratorista|Boa Vista|s:tractor/);
});

test("records that are due later are not read", async () => {
  await board({
    ...sent("gone_ana", 180, { jobId: "gone" }),
    ...sent("gone_rui", 180 - instant, { jobId: "gone" }),
  });
  await purgeApplications(contextAt(), bucket);
  expect(Object.keys(await documentsOf("candidates/"))).toEqual(["candidates/gone_rui"]);
});

test("an application that its person sends again at the moment of its removal stays, with its new file", async () => {
  await board({
    ...sent("banco_ana", 365, { ...toBank, ...pool }),
    ...sent("banco_rui", 365, { ...toBank, ...pool }),
  });
  const again = { ...toBank, ...pool, createdAt: now, resumePath: "resumes/banco_ana/2-b.pdf" };
  const sendsAgain = async () => {
    await upload("resumes/banco_ana/2-b.pdf");
    await given(sent("banco_ana", 0, again));
    await given({ "resumes/banco_ana": aResume("banco_ana", { resumePath: again.resumePath }) });
  };
  await purgeApplications(overtakenBy(sendsAgain), bucket);
  expect(await paths()).toEqual([
    "candidates/banco_ana",
    "resumes/banco_ana",
    "resumes/banco_ana/2-b.pdf",
  ]);
  expect(await documentsOf("candidates/")).toMatchObject({
    "candidates/banco_ana": { resumePath: again.resumePath },
  });
});

test("a person who comes back to the talent bank at the moment of the removal stays in it", async () => {
  await board(sent("banco_ana", 10, toBank));
  const comesBack = () => db.doc("candidates/banco_ana").update({ "consent.talentPool": true });
  await purgeApplications(overtakenBy(comesBack), bucket);
  expect(await paths()).toEqual(["candidates/banco_ana"]);
});

test.each([
  ["its company", 200, "over", { companyId: "padaria" }],
  ["the talent bank", 365, "open", { consent: { talentPool: true } }],
] as const)(
  "an application that its person sends again stays with %s, whose time was over for the one before",
  async (_whom, days, jobId, kept) => {
    await board({
      "jobs/over": aJob({ ...approved, expiresAt: day(200) }),
      "jobs/open": aJob(approved),
      ...sent("vaga_ana", days, { jobId, ...pool }),
    });
    const sendsAgain = () => db.doc("candidates/vaga_ana").update({ createdAt: now });
    await purgeApplications(overtakenBy(sendsAgain), bucket);
    expect(await documentsOf("candidates/")).toMatchObject({ "candidates/vaga_ana": kept });
  },
);

test("a record that is renewed at the moment of its removal stays, and the others go", async () => {
  const expired = { confirmedAt: day(365), expiresAt: now };
  await board({ "confirmedAddresses/due": expired, "confirmedAddresses/renewed": expired });
  const renew = () => db.doc("confirmedAddresses/renewed").update({ expiresAt: day(-365) });
  await purgeRecords(overtakenBy(renew));
  expect(await paths()).toEqual(["confirmedAddresses/renewed"]);
});

const auditOf = (collection: string, action: string) => ({
  actor: "admin",
  action,
  collection,
  documentId: "padeiro_ana",
  notes: "",
});

test.each([
  ["mail", "createdAt", retention.mail, aMail("x@y.example")],
  ["audit", "at", retention.audit, auditOf("jobs", "approved")],
  ["audit", "at", retention.audit, auditOf("candidates", "erased")],
  ["audit", "at", retention.audit, auditOf("companies", "deleted")],
  ["audit", "at", retention.deletedApplication, auditOf("candidates", "deleted")],
  ["linkRequests", "expiresAt", 0, { email: "x@y.example" }],
  ["linkUses", "expiresAt", 0, { purpose: "renew", usedAt: now }],
  ["requestCounts", "expiresAt", 0, { count: 1 }],
  ["confirmedAddresses", "expiresAt", 0, { confirmedAt: now }],
  ["deactivatedCompanies", "expiresAt", 0, { keys: ["a"], deletedAt: now }],
  ["returnedCompanies", "expiresAt", 0, { cnpj: { deletedAt: now }, email: null }],
  ["browserErrors", "expiresAt", 0, { entries: [], others: 0 }],
  ["downloads", "at", retention.talentBank, { candidateId: "padeiro_ana", uid: "padaria" }],
  ["jobClosures", "closedAt", retention.application + 30, {}],
  ["rejectedJobs", "rejectedAt", retention.rejectedJob, aPendingJob()],
] as const)(
  "%s is removed when its %s is %i days ago, and not a moment earlier",
  async (collection, field, days, fields) => {
    await board({
      [`${collection}/due`]: { ...fields, [field]: day(days) },
      [`${collection}/young`]: { ...fields, [field]: day(days - instant) },
    });
    await purgeRecords(contextAt());
    expect(await paths()).toEqual([`${collection}/young`]);
  },
);

test.each([100, 101, 200])("%i records are removed alike", async (count) => {
  await board({});
  await many(count, (i) => [`requestCounts/${i}`, { count: 1, expiresAt: now }]);
  await purgeRecords(contextAt());
  expect(await paths()).toEqual([]);
});
