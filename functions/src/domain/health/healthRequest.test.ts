import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { healthRequestSchema } from "./healthRequest.ts";

const isAccepted = (request: unknown) => healthRequestSchema.safeParse(request).success;
const id = "padeiro-3-approved";

test.each(["sendMail", "giveUpMail", "retry", "setAside"])("'%s' names one thing", (act) => {
  expect(isAccepted({ act, id })).toBe(true);
  expect(isAccepted({ act })).toBe(false);
  expect(isAccepted({ act, id, more: 1 })).toBe(false);
});

test("'read' names nothing, and nothing else can be asked for", () => {
  expect(isAccepted({ act: "read" })).toBe(true);
  for (const request of [{ act: "read", id }, { act: "", id }, { act: "delete", id }, { id }, null])
    expect(isAccepted(request)).toBe(false);
});

const longestApplication = `${"v".repeat(limits.documentId.max)}_`.padEnd(
  limits.candidateId.max,
  "u",
);
const file = `1795348800000-${"a".repeat(32)}-docx`;

test.each([
  ["a mail about an application", true, "padeiro_uid1-1795348800000-Ab12Cd-pdf-receipt"],
  ["the longest mail id", true, `${longestApplication}-${file}-answer-not-chosen`],
  ["a note of stuck work", true, `onJobWritten-${"0123456789abcdef".repeat(2)}`],
  ["nothing", false, ""],
  ["a path", false, "padeiro/other"],
  ["a path that begins like an id", false, "padeiro/"],
  ["a path that ends like an id", false, "/padeiro"],
  ["an id without end", false, "a".repeat(401)],
  ["a number", false, 7],
])("%s may be named: %s", (_what, may, named) => {
  expect(isAccepted({ act: "sendMail", id: named })).toBe(may);
});
