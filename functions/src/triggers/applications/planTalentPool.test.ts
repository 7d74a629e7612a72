import { expect, test } from "vitest";
import {
  buildCandidate,
  buildResume,
  buildTalentPoolEntry,
} from "../../domain/testing/buildCandidate.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { decisionId, isNeverDecided, planTalentPool } from "./planTalentPool.ts";

const now = new Date("2026-11-21T12:00:00Z");
const createdAt = new Date("2026-11-20T12:00:00Z");
const candidate = buildCandidate("caixa_ana", { createdAt });
const waiting = { id: "caixa_ana", ...buildResume(candidate) };
const approved = { ...waiting, status: "approved", updatedAt: now } as const;
const entry = { ...buildTalentPoolEntry("caixa_ana", approved), area: null, place: null };
const earlier = { ...entry, resumePath: "resumes/caixa_ana/0-z.pdf" };

type Snapshot = Parameters<typeof planTalentPool>[0];

test.each<[string, Snapshot["resume"], Snapshot["entry"], string[]]>([
  ["an approved one is put in", approved, undefined, ["set talentPool/caixa_ana"]],
  ["an approved one that is in stays", approved, entry, []],
  ["one replaces an earlier application's entry", approved, earlier, ["set talentPool/caixa_ana"]],
  [
    "another summary is taken over",
    { ...approved, skills: "Caixa" },
    entry,
    ["update talentPool/caixa_ana"],
  ],
  [
    "one that is refused is taken out",
    { ...approved, status: "rejected" },
    entry,
    ["delete talentPool/caixa_ana"],
  ],
  [
    "one whose decision is undone is taken out",
    { ...waiting, updatedAt: now },
    entry,
    ["delete talentPool/caixa_ana"],
  ],
  ["one without consent stays out", { ...approved, talentPoolConsent: false }, undefined, []],
  [
    "a refused one leaves an earlier application's entry alone",
    { ...approved, status: "rejected" },
    earlier,
    [],
  ],
])("of the résumés, %s", (_what, resume, inPool, writes) => {
  expect(namedWrites(planTalentPool({ resume, entry: inPool, isNoted: true }, now))).toEqual(
    writes,
  );
});

test.each([
  [approved, "approved"],
  [{ ...approved, status: "rejected" }, "rejected"],
  [{ ...waiting, updatedAt: now }, "undone"],
] as const)("decision %# enters the audit once, without the notes", (resume, action) => {
  const noted = { ...resume, notes: "Muito boa." };
  const plan = (isNoted: boolean) => planTalentPool({ resume: noted, entry, isNoted }, now);
  const written = plan(false).filter((write) => "in" in write && write.in === "audit");
  expect(written).toMatchObject([{ id: decisionId(noted), set: { action, notes: "" } }]);
  expect(namedWrites(plan(true)).join()).not.toContain("audit");
});

test("only a résumé that waits since it was opened was never decided on", () => {
  expect([waiting, { ...waiting, updatedAt: now }, approved].map(isNeverDecided)).toEqual([
    true,
    false,
    false,
  ]);
});
