import { expect, test } from "vitest";
import type { Mail } from "../../domain/mail/mail.ts";
import { readCompany } from "../../domain/company/readCompany.ts";
import { buildCompany } from "../../domain/testing/buildCompany.ts";
import { buildApproval, buildEdit, buildJob, onSite } from "../../domain/testing/buildJob.ts";
import { buildSummary } from "../../domain/testing/buildReports.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import {
  isReconciledEdit,
  type JobEditSnapshot,
  mailInQuestion,
  planJobEdit,
} from "./planJobEdit.ts";

const posted = new Date("2026-11-19T12:00:00Z");
const sent = new Date("2026-11-20T12:00:00Z");
const now = new Date("2026-11-21T12:00:00Z");
const terms = { now, siteUrl: "https://vagas.example" };

const job = { id: "caixa", ...buildJob({ ...onSite, companyId: "padaria", postedAt: posted }) };
const pending = {
  id: "caixa",
  ...buildEdit("padaria", {
    title: "Caixa da noite",
    createdAt: sent,
    updatedAt: sent,
    open: true,
    applied: null,
  }),
};
const approved = { ...pending, status: "approved", decidedRevision: 1, updatedAt: now } as const;
const waits: JobEditSnapshot = {
  edit: pending,
  job,
  approval: buildApproval("caixa", { companyId: "padaria", status: "approved" }),
  company: readCompany("padaria", buildCompany()),
  reports: null,
  waitingMail: undefined,
};
const decisionId = `caixa-edit-1-approved-${now.getTime()}`;
const unsent = { delivery: null } as Mail;
const mail = { id: "earlier", status: "approved" as const, notes: "" };
const told = { revision: 1, told: null, mail };

function plan(fields: Partial<JobEditSnapshot>): string[] {
  return namedWrites(planJobEdit({ ...waits, ...fields }, terms));
}

test("an edit that waits, and is open to a decision, has nothing to write", () => {
  expect(plan({})).toEqual([]);
  expect(isReconciledEdit(pending, job, waits.approval)).toBe(true);
});

const applied = ["update jobEdits/caixa", "update jobs/caixa"];
const recorded = ["set audit/caixa-2-edit", `set mail/${decisionId}`, "update jobEdits/caixa"];

test.each<[string, Partial<JobEditSnapshot>, string[]]>([
  [
    "becomes the job's text, the approval record follows, and the company is mailed",
    {},
    [...applied, "update jobApprovals/caixa", ...recorded],
  ],
  ["of a job without a record leaves none", { approval: null }, [...applied, ...recorded]],
  [
    "leaves a record on another text alone",
    { approval: buildApproval("caixa", { revision: 7, status: "approved" }) },
    [...applied, ...recorded],
  ],
  [
    "mails nobody without a company",
    { company: null },
    [...applied, "update jobApprovals/caixa", "set audit/caixa-2-edit", "update jobEdits/caixa"],
  ],
  [
    "of another type is noted as public",
    { edit: { ...approved, type: "Vendas", category: "Vendas" } },
    [...applied, "merge publishedJobs/caixa", "update jobApprovals/caixa", ...recorded],
  ],
])("an approved edit %s", (_what, fields, writes) => {
  expect(plan({ edit: approved, ...fields })).toEqual(writes);
});

test("the job takes the edit's text and the next revision, and the record the decision on it", () => {
  const [, text, record] = planJobEdit({ ...waits, edit: approved }, terms);
  expect(text).toMatchObject({ update: { title: "Caixa da noite", revision: 2, updatedAt: now } });
  expect(record).toMatchObject({
    update: { revision: 2, decided: { status: "approved", content: { title: "Caixa da noite" } } },
  });
});

const removed = { decision: "remove", revision: 1, at: sent, reasonToCompany: "" } as const;
const offSite = { ...job, held: true, listed: false, expiresAt: new Date("2026-12-01T12:00:00Z") };

test.each<[string, Partial<JobEditSnapshot>, string]>([
  ["is back on the site", {}, "e já está no site"],
  ["expired meanwhile", { job: { ...offSite, expiresAt: now } }, "não está no site agora"],
  ["its company paused", { job: { ...offSite, paused: true } }, "não está no site agora"],
  [
    "was reported again",
    { reports: buildSummary({ settled: removed, held: true }) },
    "não está no site agora",
  ],
  [
    "is an inactive company's",
    { company: readCompany("padaria", buildCompany({ active: false })) },
    "não está no site agora",
  ],
  [
    "is of a company that the register names",
    { company: readCompany("padaria", { ...buildCompany(), registerHold: true }) },
    "não está no site agora",
  ],
])("the mail about an approved edit of a removed job that %s is true", (_what, fields, said) => {
  const off = { edit: approved, job: offSite, reports: buildSummary({ settled: removed }) };
  const texts = planJobEdit({ ...waits, ...off, ...fields }, terms).flatMap((write) =>
    "in" in write && write.in === "mail" && "set" in write ? [write.set.message.text] : [],
  );
  expect(texts).toEqual([expect.stringContaining(said)]);
});

test("an approval that is taken back restores the text, and takes its unsent mail back", () => {
  const undone = {
    ...pending,
    jobRevision: 2,
    applied: { revision: 1, replaced: { ...job } },
    decided: { revision: 1, status: "approved" as const, adminNotes: "", at: now },
    news: told,
  };
  const snapshot = {
    edit: undone,
    job: { ...job, title: "Caixa da noite", revision: 2 },
    waitingMail: unsent,
  };
  expect(mailInQuestion({ ...waits, ...snapshot })).toBe("earlier");
  expect(plan(snapshot)).toEqual([
    ...applied,
    "set audit/caixa-3-edit",
    "delete mail/earlier",
    "update jobEdits/caixa",
  ]);
  const [, text] = planJobEdit({ ...waits, ...snapshot }, terms);
  expect(text).toMatchObject({ update: { title: job.title, revision: 3 } });
});

test.each([
  ["removed text is off the site at once", "remove", 1, [{ held: true, listed: false }]],
  ["kept text stays decided on", "keep", 1, []],
  ["text that another decision followed", "remove", 2, null],
] as const)("when an approval is taken back, a %s", (_which, decision, revision, jobs) => {
  const edit = { ...pending, jobRevision: 2, applied: { revision: 1, replaced: { ...job } } };
  const settled = { decision, revision, at: sent, reasonToCompany: "" };
  const writes = planJobEdit(
    { ...waits, edit, job: { ...job, revision: 2 }, reports: buildSummary({ settled }) },
    terms,
  ).filter((write) => "in" in write && ["jobs", "reportSummaries"].includes(write.in));
  expect(writes.slice(1)).toEqual(
    jobs === null
      ? []
      : [
          {
            in: "reportSummaries",
            id: "caixa",
            update: { settled: { ...settled, revision: 3 } },
          },
          ...jobs.map((update) => ({ in: "jobs", id: "caixa", update })),
        ],
  );
});

test("a refusal is recorded and mailed, and changes no text", () => {
  const rejected = { ...pending, status: "rejected", decidedRevision: 1, updatedAt: now } as const;
  const id = `caixa-edit-1-rejected-${now.getTime()}`;
  expect(plan({ edit: rejected })).toEqual([
    `set audit/${id}`,
    `set mail/${id}`,
    "update jobEdits/caixa",
  ]);
});

test.each<[string, Partial<JobEditSnapshot>, string[]]>([
  ["is removed", {}, []],
  [
    "is removed with its unsent mail",
    { edit: { ...pending, news: told }, waitingMail: unsent },
    ["delete mail/earlier"],
  ],
  ["leaves a mail that was sent", { edit: { ...pending, news: told } }, []],
])("an edit without a job %s", (_what, fields, mails) => {
  expect(plan({ job: null, ...fields })).toEqual(["delete jobEdits/caixa", ...mails]);
  expect(isReconciledEdit(pending, null, null)).toBe(false);
});
