import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { graveReasons, isGrave, reportReasons, reportReasonText } from "./reportReasons.ts";
import { reportRequestSchema, settleRequestSchema } from "./reportRequest.ts";
import { mostWords } from "./reportSummary.ts";

test("the reasons have the specified words, in the specified order", () => {
  expect(reportReasons.map((reason) => reportReasonText[reason])).toEqual([
    "Pediram dinheiro",
    "A vaga não existe",
    "Já foi preenchida",
    "Discriminação",
    "Pagamento ou lugar diferente do anúncio",
    "Ameaça, dívida ou documento retido",
  ]);
});

test("money and threats are grave, the other reasons are not", () => {
  expect(graveReasons).toEqual(["money", "threat"]);
  expect(reportReasons.filter(isGrave)).toEqual(["money", "threat"]);
});

const report = { jobId: "caixa", reason: "money" };
const takes = (changes: object) => reportRequestSchema.safeParse({ ...report, ...changes }).success;

test("a report needs no words, and has at most 300 characters of them", () => {
  expect(reportRequestSchema.parse(report)).toEqual({ ...report, words: "" });
  expect(reportRequestSchema.parse({ ...report, words: " Pediram R$ 50. " }).words).toBe(
    "Pediram R$ 50.",
  );
  expect(limits.reportWords.max).toBe(300);
  expect(takes({ words: "x".repeat(300) })).toBe(true);
  expect(takes({ words: "x".repeat(301) })).toBe(false);
});

test.each([
  { reason: "spam" },
  { reason: undefined },
  { jobId: "../jobs" },
  { jobId: "banco" },
  { words: 3 },
  { person: "someone" },
])("a report with %j is refused", (changes) => {
  expect(takes(changes)).toBe(false);
});

test("a decision keeps or removes a job; its reason is optional", () => {
  const draft = { jobId: "caixa", decision: "keep" };
  expect(settleRequestSchema.parse(draft)).toEqual({ ...draft, reasonToCompany: "" });
  expect(settleRequestSchema.safeParse({ ...draft, decision: "delete" }).success).toBe(false);
  const told = (length: number) =>
    settleRequestSchema.safeParse({ ...draft, reasonToCompany: "x".repeat(length) }).success;
  expect([told(1_000), told(1_001)]).toEqual([true, false]);
});

test("a decision says which reports were seen, and nothing else of them", () => {
  const words = { reason: "filled", text: "Já tem gente.", day: "2026-11-21" };
  const seen = { counts: { filled: 2 }, open: 1, held: false, words: [words] };
  const draft = { jobId: "caixa", decision: "keep" };
  expect(settleRequestSchema.parse({ ...draft, seen }).seen).toEqual(seen);
  const { words: _words, ...without } = seen;
  for (const wrong of [
    null,
    without,
    { ...seen, told: true },
    { ...seen, counts: { spam: 1 } },
    { ...seen, words: Array.from({ length: mostWords + 1 }, () => words) },
  ])
    expect(settleRequestSchema.safeParse({ ...draft, seen: wrong }).success).toBe(false);
});
