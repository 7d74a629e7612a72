import { expect, test } from "vitest";
import { addMinutes } from "../../domain/dates.ts";
import { buildCandidate } from "../../domain/testing/buildCandidate.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { planReopening } from "./planReopening.ts";

const askedAt = new Date("2026-11-23T12:00:00Z");
const at = addMinutes(askedAt, 30);
const id = "padeiro_ana";
const answer = { at, applications: 2, openings: 1, mailed: true };
const candidate = {
  ...buildCandidate(id, {
    jobId: "padeiro",
    companyId: "padaria",
    resumePath: `resumes/${id}/1-a.pdf`,
    email: null,
    stageAt: askedAt,
  }),
  id,
  stage: "encerrada",
  answers: { encerrada: answer },
} as const;
const waiting = { unsent: new Set(["encerrada"] as const), begun: new Set<never>(), budgets: null };

function reopened(minutes: number, late: number, snapshot: object = {}) {
  const takenBackAt = addMinutes(askedAt, minutes);
  return planReopening(
    { candidate, ...waiting, ...snapshot },
    { takenBackAt, now: addMinutes(takenBackAt, late), siteUrl: "https://vagas.example" },
  );
}

test.each([
  ["at once", 1, 0],
  ["in the last minute, and its event comes a minute later", 29, 2],
])("what is taken back %s is told to nobody", (_when, minutes, late) => {
  const writes = reopened(minutes, late);
  expect(namedWrites(writes)).toEqual([
    `update candidates/${id}`,
    `delete mail/${id}-1-a-pdf-answer-closed`,
    `update candidates/${id}`,
  ]);
  expect(writes[0]).toMatchObject({
    update: { stage: "vista", stageAt: addMinutes(askedAt, minutes + late) },
  });
});

test("what was told stays", () => {
  expect(reopened(30, 0)).toEqual([]);
  expect(reopened(29, 2, { unsent: new Set(), begun: new Set(["encerrada"]) })).toEqual([]);
});

test("what was not noted yet is taken back alone", () => {
  const { answers: _none, ...unnoted } = candidate;
  expect(namedWrites(reopened(1, 0, { candidate: unnoted, unsent: new Set() }))).toEqual([
    `update candidates/${id}`,
  ]);
});

test("another answer that was told before stays noted", () => {
  const before = { ...answer, at: addMinutes(askedAt, -60) };
  const answers = { emConversa: before, encerrada: answer };
  expect(reopened(1, 0, { candidate: { ...candidate, answers } }).at(-1)).toMatchObject({
    update: { answers: { emConversa: before } },
  });
});
