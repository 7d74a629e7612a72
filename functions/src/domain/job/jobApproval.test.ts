import { expect, test } from "vitest";
import { decisionDraftSchema } from "./jobApproval.ts";

test.each(["approved", "rejected"])("a job is %s, with trimmed notes or none", (status) => {
  expect(decisionDraftSchema.parse({ status, adminNotes: " Diga o horário. " })).toEqual({
    status,
    adminNotes: "Diga o horário.",
  });
  expect(decisionDraftSchema.safeParse({ status, adminNotes: "" }).success).toBe(true);
});

test.each([
  ["waiting", { status: "pending", adminNotes: "" }],
  ["nothing", { status: "", adminNotes: "" }],
  ["a field that is not on the form", { status: "approved", adminNotes: "", approved: true }],
])("%s is not a decision", (_what, draft) => {
  expect(decisionDraftSchema.safeParse(draft).success).toBe(false);
});

test("notes are at most 1,000 characters long", () => {
  expect(
    decisionDraftSchema.safeParse({ status: "approved", adminNotes: "x".repeat(1_000) }).success,
  ).toBe(true);
  expect(
    decisionDraftSchema.safeParse({ status: "approved", adminNotes: "x".repeat(1_001) }).error
      ?.issues[0]?.message,
  ).toBe("As observações devem ter no máximo 1.000 caracteres");
});
