import type { Job } from "@vagas/functions/domain/job/job";
import { expect, test } from "vitest";
import { shownStatus } from "./shownStatus.ts";

const now = new Date("2026-11-21T12:00:00Z");
const open = {
  approvalStatus: "approved",
  filled: false,
  urgent: false,
  companyId: "padaria",
  listed: true,
  expiresAt: new Date("2026-12-01T00:00:00Z"),
} as const;
const past = new Date("2026-11-20T00:00:00Z");

test.each([
  ["an open job", "active", open],
  ["an urgent one", "urgent", { ...open, urgent: true }],
  ["a filled one", "filled", { ...open, urgent: true, filled: true }],
  ["a filled one past its deadline", "filled", { ...open, filled: true, expiresAt: past }],
  ["one past its deadline", "expired", { ...open, urgent: true, expiresAt: past }],
  ["an urgent one that its company took off", "off", { ...open, urgent: true, paused: true }],
  ["one of a deactivated company", "off", { ...open, listed: false }],
  ["a held one", "held", { ...open, urgent: true, held: true, listed: false }],
  [
    "one of the administrator's that was just created",
    "active",
    { ...open, companyId: null, listed: false },
  ],
  ["a filled one of a deactivated company", "filled", { ...open, filled: true, listed: false }],
  ["a pending one", "pending", { ...open, approvalStatus: "pending", filled: true }],
  ["a rejected one", "rejected", { ...open, approvalStatus: "rejected", urgent: true }],
] as const)("%s is shown as %s", (_which, status, job) => {
  expect(shownStatus(job as unknown as Job, now)).toBe(status);
});
