import { addDays } from "@vagas/functions/domain/dates";
import { z } from "zod";
import { beforeEach, expect, test, vi } from "vitest";
import { handle } from "../../functions/src/triggers/handle.ts";
import { inspectResume } from "../../functions/src/triggers/applications/inspectResume.ts";
import * as functions from "../../functions/src/index.ts";
import { noteLostFiles } from "../../functions/src/triggers/applications/removeOrphanUploads.ts";
import { reconcileJobsOf } from "../../functions/src/triggers/companies/onCompanyWritten.ts";
import { takeOffExpired } from "../../functions/src/triggers/jobs/expireJobs.ts";
import { remind } from "../../functions/src/triggers/jobs/remindCompanies.ts";
import { purgeApplications } from "../../functions/src/triggers/personalData/purgePersonalData.ts";
import { refreshEveryRow } from "../../functions/src/triggers/search/refreshSearchTerms.ts";
import { onMailCreated } from "../../functions/src/triggers/mail/onMailCreated.ts";
import { resendMail } from "../../functions/src/triggers/mail/resendMail.ts";
import { type LinkClaims, linkId, signLink } from "../../functions/src/mail/signedLink.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { bucket } from "../functions/functionsSuite.ts";
import { board, contextAt, upload } from "./workBoard.ts";
import { linkSecret } from "./environment.ts";
import { runs } from "./runs.ts";

type Log = { level: string; text: string; fields: unknown };

const logs = vi.hoisted(() => [] as Log[]);

vi.mock("firebase-functions", async (original) => {
  const logger = Object.fromEntries(
    ["info", "warn", "error"].map((level) => [
      level,
      (text: string, fields: unknown) => logs.push({ level, text, fields }),
    ]),
  );
  return { ...(await original<object>()), logger };
});

beforeEach(() => logs.splice(0));

const unfit = z
  .object({ name: z.string(), at: z.object({ day: z.string() }) })
  .safeParse({ name: 7, at: { day: 8 } }).error!;

test.each([
  ["a document that fits no schema", unfit, "does not fit its schema: name, at.day"],
  [
    "a malformed request",
    Object.assign(new Error("joao@pessoa.example"), { code: 3 }),
    "refused as malformed",
  ],
])("%s is dropped, and its id and the reason are logged", async (_what, error, reason) => {
  await handle("onJobWritten", "x", () => Promise.reject(error));
  expect(logs).toEqual([
    { level: "error", text: "onJobWritten gave up", fields: { id: "x", reason } },
  ]);
});

test.each<[string, string, string, object, object]>([
  ["onCandidateUpdated", "candidates", "candidateId", { resumePath: "a" }, { resumePath: "b" }],
  ["onCandidateCreated", "candidates", "candidateId", {}, {}],
  ["onCandidateDeleted", "candidates", "candidateId", {}, {}],
  ["onCompanyWritten", "companies", "companyId", {}, { active: true }],
  ["onJobApprovalDecided", "jobs", "jobId", {}, { status: "approved" }],
  ["onJobWritten", "jobs", "jobId", {}, {}],
  ["onPendingJobWritten", "pendingJobs", "jobId", {}, {}],
  ["onResumeDecided", "resumes", "resumeId", { status: "pending" }, { status: "approved" }],
  ["onMailCreated", "mail", "mailId", {}, {}],
])(
  "%s gives up a document that does not fit, and logs which",
  async (name, collection, param, before, after) => {
    vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
    await board({ [`${collection}/unfit`]: { name: 7, to: 7 } });
    const snapshot = (fields: object) => ({
      exists: true,
      get: (field: string) => (fields as Record<string, unknown>)[field],
    });
    const data =
      name === "onCandidateDeleted"
        ? snapshot({})
        : { before: snapshot(before), after: snapshot(after) };
    await runs((functions as Record<string, unknown>)[name], {
      id: "the-event",
      params: { [param]: "unfit" },
      data,
    });
    // In the emulators a function that sends a mail returns after a second at most.
    await vi.waitFor(() =>
      expect(logs.filter(({ text }) => text.endsWith("gave up"))).toMatchObject([
        { text: `${name} gave up`, fields: { id: "unfit" } },
      ]),
    );
    vi.unstubAllEnvs();
  },
);

const old = addDays(now, -400);

test.each<[string, Record<string, object>, () => Promise<void>]>([
  [
    "expireJobs",
    { "jobs/unfit": { listed: true, expiresAt: old } },
    () => takeOffExpired(contextAt()),
  ],
  [
    "mailDeadlines",
    { "jobs/unfit": { expiresAt: addDays(now, 1) } },
    () => remind(contextAt(), linkSecret),
  ],
  [
    "reconcileJob",
    { "jobs/unfit": { companyId: "padaria" } },
    () => reconcileJobsOf(contextAt(), "padaria"),
  ],
  [
    "purgePersonalData",
    { "candidates/unfit": { createdAt: old } },
    () => purgeApplications(contextAt(), bucket),
  ],
  [
    "removeOrphanUploads",
    { "candidates/unfit": { createdAt: addDays(now, -2) } },
    () => noteLostFiles(contextAt(), bucket),
  ],
  ["refreshSearchTerms", { "companies/unfit": { name: 7 } }, () => refreshEveryRow(contextAt())],
])(
  "the round of %s gives up a document that does not fit, logs which, and continues",
  async (name, documents, round) => {
    await board(documents);
    await round();
    expect(logs).toMatchObject([
      { level: "error", text: `${name} gave up`, fields: { id: "unfit" } },
    ]);
  },
);

test("a résumé that is removed is logged by its path and the reason", async () => {
  await board({});
  await upload("resumes/padeiro_ana/1-a.pdf", "MZ");
  await inspectResume(bucket, "resumes/padeiro_ana/1-a.pdf");
  expect(logs).toEqual([
    {
      level: "warn",
      text: "A résumé was removed",
      fields: { path: "resumes/padeiro_ana/1-a.pdf", problem: "lies about its type" },
    },
  ]);
});

test("a mail is logged by its id and its outcome, a round by its numbers", async () => {
  await board({});
  vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
  await runs(onMailCreated, { params: { mailId: "gone" } });
  await vi.waitFor(() => expect(logs).toHaveLength(1));
  await runs(resendMail, {});
  vi.unstubAllEnvs();
  expect(logs).toEqual([
    { level: "info", text: "Mail", fields: { id: "gone", state: null } },
    { level: "info", text: "Mails sent again", fields: { sent: 0, failed: 0 } },
  ]);
});

test("a mail that cannot be sent again is logged by its id", async () => {
  const delivery = {
    state: "RETRY",
    attempts: 1,
    startTime: new Date(),
    endTime: new Date(),
    leaseExpireTime: null,
    error: "away",
    info: null,
  };
  const message = { subject: "x", text: "x", html: "x", attachments: [] };
  await board({
    "mail/m": {
      to: ["ana@empresa.example"],
      replyTo: null,
      message,
      createdAt: new Date(),
      delivery,
    },
  });
  vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
  await runs(resendMail, {});
  vi.unstubAllEnvs();
  expect(logs).toEqual([
    { level: "warn", text: "A mail could not be sent again", fields: { id: "m", error: "Error" } },
    { level: "info", text: "Mails sent again", fields: { sent: 0, failed: 1 } },
  ]);
});

const used: LinkClaims = {
  purpose: "fill",
  subject: "padeiro",
  of: now.getTime(),
  expires: addDays(new Date(), 9).getTime(),
};
const toOwnData = { ...used, purpose: "ownData", subject: "ana@pessoa.example" } as const;

test.each<[string, LinkClaims, string, "followJobLink" | "ownData" | "answerContact"]>([
  ["a job's link that was used", used, "used", "followJobLink"],
  ["a job's link that has expired", { ...used, expires: 1 }, "expired", "followJobLink"],
  ["a job's link for something else", toOwnData, "forged", "followJobLink"],
  ["a link to own data that has expired", { ...toOwnData, expires: 1 }, "expired", "ownData"],
  ["a link to own data for something else", used, "forged", "ownData"],
  ["a link of a request for something else", toOwnData, "forged", "answerContact"],
])("%s is logged by its id and why", async (_what, claims, state, by) => {
  const job = aJob({ ...approved, postedAt: now, expiresAt: addDays(new Date(), 9) });
  await board({ "companies/padaria": aCompany(), "jobs/padeiro": job });
  const token = signLink(claims, linkSecret);
  const { followJobLink, ownData, answerContact } = functions;
  const call = {
    followJobLink: () => runs(followJobLink, { data: { token, confirmed: true } }),
    ownData: () => runs(ownData, { data: { token, request: { act: "read" } } }),
    answerContact: () => runs(answerContact, { data: { token, answer: "yes" } }),
  }[by];
  await call();
  if (state === "used") await call();
  expect(logs).toEqual([
    {
      level: "warn",
      text: "Link refused",
      fields: { by, id: linkId(token, linkSecret), state },
    },
  ]);
});
