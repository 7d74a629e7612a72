import { expect, test } from "vitest";
import { addMinutes } from "../../domain/dates.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { readCompany } from "../../domain/company/readCompany.ts";
import { buildCompany } from "../../domain/testing/buildCompany.ts";
import { buildApproval, buildJob, onSite } from "../../domain/testing/buildJob.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { decisionOf, planDecision } from "./planDecision.ts";

const now = new Date("2026-11-21T12:00:00Z");
const terms = { now, siteUrl: "https://vagas.example" };
const company = readCompany("padaria", buildCompany());
const unsent = { delivery: null } as Mail;

const before = { id: "caixa", ...buildJob({ companyId: "padaria" }) };
const reconciled = { ...before, ...onSite };
const approval = buildApproval("caixa", {
  companyId: "padaria",
  status: "approved",
  updatedAt: now,
});
const change = { before, reconciled, approval };
const first = decisionOf(change)!;
const approvedMail = { id: "caixa-1-approved", status: "approved" as const, notes: "" };
/** The approval was mailed, and the mail waits. */
const told = { ...approval, news: { told: null, mail: approvedMail } };
const decided = {
  status: "approved",
  revision: 1,
  adminNotes: "",
  at: now,
  content: null,
} as const;

test.each([
  ["no record decides nothing", { approval: null }],
  ["the job stands as before", { reconciled: before }],
  ["the decision was recorded before", { approval: { ...approval, decided } }],
])("%s", (_what, fields) => {
  expect(decisionOf({ ...change, ...fields })).toBeNull();
});

test("a decision is named after the job's text and its own word, a second one on that text after its time too", () => {
  const at = addMinutes(now, 5);
  const again = { ...approval, decided, updatedAt: at };
  expect(first.id).toBe("caixa-1-approved");
  expect(decisionOf({ ...change, approval: again })?.id).toBe(`caixa-1-approved-${at.getTime()}`);
  const undone = { ...told, status: "pending" as const };
  expect(decisionOf({ before: reconciled, reconciled: before, approval: undone })?.id).toBe(
    "caixa-1-undone",
  );
});

const recorded = "update jobApprovals/caixa";

test("a first decision is recorded with its text, and mailed", () => {
  const writes = planDecision(first, { company, waitingMail: undefined }, terms);
  expect(namedWrites(writes)).toEqual([
    "set audit/caixa-1-approved",
    "set mail/caixa-1-approved",
    recorded,
  ]);
  expect(writes.at(-1)).toMatchObject({
    update: {
      news: { told: null, mail: approvedMail },
      decided: { status: "approved", revision: 1, at: now, content: { title: before.title } },
    },
  });
});

test("without a company nobody is mailed, and no mail is recorded", () => {
  const writes = planDecision(first, { company: null, waitingMail: undefined }, terms);
  expect(namedWrites(writes)).toEqual(["set audit/caixa-1-approved", recorded]);
  expect(writes.at(-1)).toMatchObject({ update: { news: { mail: null } } });
});

test("a decision that is undone before its mail went out takes the mail back, and keeps no text", () => {
  const undone = decisionOf({
    before: reconciled,
    reconciled: before,
    approval: { ...told, status: "pending" },
  })!;
  const writes = planDecision(undone, { company, waitingMail: unsent }, terms);
  expect(namedWrites(writes)).toEqual([
    "set audit/caixa-1-undone",
    "delete mail/caixa-1-approved",
    recorded,
  ]);
  expect(writes.at(-1)).toEqual({
    in: "jobApprovals",
    id: "caixa",
    update: { news: { told: null, mail: null } },
  });
});
