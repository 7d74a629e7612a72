import { decisionDraftSchema } from "@vagas/functions/domain/job/jobApproval";
import { expect, test } from "vitest";
import { offeredReasons, refusalReasons, rememberRefusal, withReason } from "./refusalReasons.ts";

const [first, second] = refusalReasons.job as [
  { label: string; text: string },
  { label: string; text: string },
];

test("all reasons together fit into the notes", () => {
  for (const reasons of Object.values(refusalReasons)) {
    const notes = reasons.reduce(withReason, "");
    expect(decisionDraftSchema.safeParse({ status: "rejected", adminNotes: notes }).success).toBe(
      true,
    );
    expect(notes.split("\n")).toEqual(reasons.map(({ text }) => text));
  }
});

test("a reason is added once, below what was typed", () => {
  const notes = withReason("  Bom dia. ", first);
  expect(notes).toBe(`Bom dia.\n${first.text}`);
  expect(withReason(notes, first)).toBe(notes);
  expect(withReason(notes, second)).toBe(`Bom dia.\n${first.text}\n${second.text}`);
});

test("the last refusal's notes are offered first, and only for what is of the same kind", () => {
  expect(offeredReasons("job")).toEqual(refusalReasons.job);
  rememberRefusal("job", "  Informe o salário. ");
  expect(offeredReasons("job")).toEqual([
    { label: "Mesmo motivo da última recusa", text: "Informe o salário." },
    ...refusalReasons.job,
  ]);
  expect(offeredReasons("resume")).toEqual(refusalReasons.resume);
});

test("a refusal without notes is no reason, and a listed one is not offered twice", () => {
  rememberRefusal("resume", " ");
  expect(offeredReasons("resume")).toEqual(refusalReasons.resume);
  const { text } = refusalReasons.resume[1]!;
  rememberRefusal("resume", text);
  expect(offeredReasons("resume").filter((reason) => reason.text === text)).toHaveLength(1);
});
