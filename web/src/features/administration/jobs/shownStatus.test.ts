import { expect, test } from "vitest";
import { shownStatus } from "./shownStatus.ts";

const now = new Date("2026-11-21T12:00:00Z");
const open = {
  approvalStatus: "approved",
  filled: false,
  urgent: false,
  expiresAt: new Date("2026-12-01T00:00:00Z"),
} as const;
const past = new Date("2026-11-20T00:00:00Z");

test.each([
  ["an open job", "active", open],
  ["an urgent one", "urgent", { ...open, urgent: true }],
  ["a filled one", "filled", { ...open, urgent: true, filled: true }],
  ["a filled one past its deadline", "filled", { ...open, filled: true, expiresAt: past }],
  ["one past its deadline", "expired", { ...open, urgent: true, expiresAt: past }],
  ["a pending one", "pending", { ...open, approvalStatus: "pending", filled: true }],
  ["a rejected one", "rejected", { ...open, approvalStatus: "rejected", urgent: true }],
] as const)("%s is shown as %s", (_which, status, job) => {
  expect(shownStatus(job, now)).toBe(status);
});
