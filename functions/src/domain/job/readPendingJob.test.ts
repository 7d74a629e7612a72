import { expect, test } from "vitest";
import { negotiablePay } from "../pay/pay.ts";
import { buildPendingJob } from "../testing/buildJob.ts";
import { readPendingJob, readRejectedJob } from "./readPendingJob.ts";

const row = buildPendingJob({ title: "Caixa", pay: negotiablePay });
const { openings: _openings, workload: _workload, ...older } = row;

test("an imported job from before a field reads it as left empty, and keeps its days", () => {
  expect(readPendingJob("caixa", older)).toEqual({ id: "caixa", ...row });
});

test("a refused imported job does so too, and keeps the day of its refusal", () => {
  const rejectedAt = new Date("2026-11-21T16:00:00Z");
  expect(readRejectedJob("caixa", { ...older, rejectedAt })).toEqual({
    id: "caixa",
    ...row,
    rejectedAt,
  });
});
