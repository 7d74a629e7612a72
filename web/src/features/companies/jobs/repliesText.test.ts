import { expect, test } from "vitest";
import { howToReply, repliesCounted, repliesTitle } from "./repliesText.ts";

test.each([
  [6, "6 tiveram"],
  [1, "1 teve"],
  [0, "nenhuma teve"],
])("a company reads that of nine applications %i were answered", (answered, told) => {
  expect(repliesCounted({ applications: 9, answered, isEnough: true })).toBe(
    `Das 9 candidaturas feitas entre 15 e 104 dias atrás, ${told} resposta em até 14 dias.`,
  );
});

test("a company reads the public word, and what would better it unless it is the best", () => {
  expect(repliesTitle("most")).toBe("Sua empresa costuma responder à maioria");
  expect(howToReply("most")).toContain("Para melhorar, responda em até 14 dias");
  expect(howToReply("almostAll")).not.toContain("melhorar");
});

test("a low rate is told as private", () => {
  expect(repliesTitle(null)).toBe("Sua empresa costuma responder a poucos");
  expect(howToReply(null)).toMatch(/^Só a sua empresa vê isto\./);
});
