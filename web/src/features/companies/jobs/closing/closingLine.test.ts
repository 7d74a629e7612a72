import { expect, test } from "vitest";
import { failureText } from "../../../../ui/message/failureText.ts";
import { closingLine, explanation, offerText, takeBackProblem } from "./closingLine.ts";
import { isDeclined, withDeclined } from "./declinedOffers.ts";

const at = new Date("2026-11-23T18:35:00Z");
const before = new Date("2026-11-23T18:34:59Z");

test.each([
  [1, before, "Às 14:35 vamos avisar 1 pessoa"],
  [3, before, "Às 14:35 vamos avisar 3 pessoas"],
  [50, before, "Às 14:35 vamos avisar 50 ou mais pessoas"],
  [null, before, "Às 14:35 vamos avisar quem se candidatou"],
  [3, at, "Em 23/11 às 14:35 avisamos 3 pessoas"],
  [null, at, "Em 23/11 às 14:35 avisamos quem se candidatou"],
])("of %s people a company reads at %s: '%s', and where", (people, now, text) => {
  expect(closingLine(people, at, now)).toBe(
    `${text}, por e-mail ou na página “Minhas candidaturas”.`,
  );
});

test.each([
  ["forbidden", at, "o aviso já foi dado."],
  ["forbidden", before, failureText.forbidden],
  ["offline", at, failureText.offline],
] as const)("what was %s at %s is not taken back, and its company reads why", (why, now, text) => {
  expect(takeBackProblem(why, at, now)).toBe(text);
});

test("one person is offered as one, and people who could not be counted without a number", () => {
  expect(offerText(1)).toBe("Avisar a pessoa que se candidatou que a vaga foi encerrada");
  expect(offerText(2)).toBe("Avisar as 2 pessoas que a vaga foi encerrada");
  expect(offerText(null)).toBe("Avisar as pessoas que se candidataram que a vaga foi encerrada");
  expect(explanation(2)).toMatch(/^Há 2 candidaturas sem resposta\. Daqui a 30 minutos,/);
  expect(explanation(null)).toMatch(/^Daqui a 30 minutos,/);
});

test("an offer that was declined is remembered for its deadline, the last fifty of them", () => {
  const job = (i: number, expiresAt = at) => ({ id: `job${i}`, expiresAt });
  let ends = "";
  for (let i = 0; i < 51; i++) ends = withDeclined(ends, job(i));
  ends = withDeclined(ends, job(50));
  expect(isDeclined(ends, job(0))).toBe(false);
  expect(isDeclined(ends, job(1))).toBe(true);
  expect(isDeclined(ends, job(50))).toBe(true);
  expect(isDeclined(ends, job(50, before))).toBe(false);
  expect(ends.split(" ")).toHaveLength(50);
});
