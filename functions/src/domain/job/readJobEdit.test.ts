import { expect, test } from "vitest";
import { negotiablePay } from "../pay/pay.ts";
import { buildApproval, buildEdit, buildJobContent } from "../testing/buildJob.ts";
import { readJobApproval, readJobEdit } from "./readJobEdit.ts";

const text = buildJobContent({ title: "Caixa", pay: negotiablePay });
const { openings: _openings, workload: _workload, ...olderText } = text;
const edit = buildEdit("padaria", { revision: 3, pay: negotiablePay });
const approval = buildApproval("caixa", { revision: 2 });

test("an edit from before a field reads it as left empty", () => {
  const { workload: _missing, ...older } = edit;
  expect(readJobEdit("caixa", older)).toEqual({ id: "caixa", ...edit, workload: null });
});

test("an edit's replaced text is read as a job's, though it lacks newer fields", () => {
  const applied = { revision: 2, replaced: olderText };
  expect(readJobEdit("caixa", { ...edit, applied })).toEqual({
    id: "caixa",
    ...edit,
    applied: { revision: 2, replaced: text },
  });
});

test.each([
  ["that replaced no readable text", { applied: { revision: 2, replaced: null } }],
  ["that is not public", { applied: null }],
  ["that was never decided on", {}],
])("an edit %s is read as it is", (_which, fields) => {
  expect(readJobEdit("caixa", { ...edit, ...fields })).toStrictEqual({
    id: "caixa",
    ...edit,
    ...fields,
  });
});

const decided = { status: "rejected", revision: 1, adminNotes: "Diga o horário.", at: new Date() };

test("the text that was decided on is read as a job's, though it lacks newer fields", () => {
  expect(
    readJobApproval("caixa", { ...approval, decided: { ...decided, content: olderText } }),
  ).toEqual({ id: "caixa", ...approval, decided: { ...decided, content: text } });
});

test.each([
  ["of an unreadable text", { decided: { ...decided, content: null } }],
  ["that is none yet", { decided: null }],
  ["that was never made", {}],
])("a decision %s is read as it is", (_which, fields) => {
  expect(readJobApproval("caixa", { ...approval, ...fields })).toStrictEqual({
    id: "caixa",
    ...approval,
    ...fields,
  });
});
