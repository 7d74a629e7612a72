import { beforeEach, expect, test, vi } from "vitest";
import { countUnanswered } from "../../../../data/company/closingNotices.ts";
import { countHired } from "../../../../data/company/hires.ts";
import { askAboutEnd, closingQuestions, endQuestion } from "./closingQuestion.ts";

vi.mock("../../../../data/company/closingNotices.ts", () => ({ countUnanswered: vi.fn() }));
vi.mock("../../../../data/company/hires.ts", () => ({ countHired: vi.fn() }));

const end = {
  id: "caixa",
  title: "Caixa",
  expiresAt: new Date("2026-11-23T18:35:00Z"),
  companyId: "mercado",
};
const job = { ...end, approved: true, openings: 2 };

beforeEach(() => {
  closingQuestions.set([]);
  vi.mocked(countUnanswered).mockReset().mockResolvedValue(0);
  vi.mocked(countHired).mockReset().mockResolvedValue(0);
});

test.each([
  [0, 1],
  [1, 1],
  [5, 2],
])("of %i people marked as hired, %i are suggested", async (marked, hired) => {
  vi.mocked(countHired).mockResolvedValue(marked);
  await askAboutEnd("mercado", job);
  expect(closingQuestions.get()).toEqual([{ ...end, people: 0, hired }]);
});

test("a question that opens says what was done, and whoever asks learns that it opens", async () => {
  expect(await askAboutEnd("mercado", job, "Vaga marcada como preenchida")).toBe(true);
  expect(closingQuestions.get()[0]?.done).toBe("Vaga marcada como preenchida");
  closingQuestions.set([]);
  expect(await askAboutEnd("mercado", { ...job, approved: false }, "Vaga excluída")).toBe(false);
  expect(closingQuestions.get()).toEqual([]);
});

test("on a weak line the question is asked without the numbers", async () => {
  vi.mocked(countUnanswered).mockRejectedValue(new Error("offline"));
  vi.mocked(countHired).mockRejectedValue(new Error("offline"));
  await askAboutEnd("mercado", job);
  expect(closingQuestions.get()).toEqual([{ ...end, people: null, hired: 1 }]);
});

test("a company is asked nothing about a job that was never public, unless somebody waits", async () => {
  const never = { ...job, approved: false };
  vi.mocked(countUnanswered).mockRejectedValueOnce(new Error("offline"));
  await askAboutEnd("mercado", never);
  await askAboutEnd("mercado", never);
  expect(closingQuestions.get()).toEqual([]);
  vi.mocked(countUnanswered).mockResolvedValue(1);
  await askAboutEnd("mercado", never);
  expect(closingQuestions.get()).toEqual([{ ...end, people: 1, hired: null }]);
});

test("a question waits for one about another job, and one about the same job takes its place", async () => {
  vi.mocked(countUnanswered).mockResolvedValue(1);
  await askAboutEnd("mercado", job);
  await askAboutEnd("mercado", { ...job, id: "padeiro" });
  vi.mocked(countUnanswered).mockResolvedValue(2);
  await askAboutEnd("mercado", job);
  expect(closingQuestions.get()).toMatchObject([
    { id: "caixa", people: 2 },
    { id: "padeiro", people: 1 },
  ]);
  endQuestion(end);
  expect(closingQuestions.get()).toMatchObject([{ id: "padeiro" }]);
});
