import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { closingOffer, toldPeople, unansweredText } from "./closingText.ts";

const most = limits.listRequest.max;

test.each([
  [1, "Avisar a pessoa que se candidatou que a vaga foi encerrada"],
  [2, "Avisar as 2 pessoas que a vaga foi encerrada"],
  [most - 1, "Avisar as 49 pessoas que a vaga foi encerrada"],
  [most, "Avisar as 50 ou mais pessoas que a vaga foi encerrada"],
])("a company is offered to tell %i people: %s", (people, words) => {
  expect(closingOffer(people)).toBe(words);
});

test.each([
  [1, "Há 1 candidatura sem resposta."],
  [2, "Há 2 candidaturas sem resposta."],
  [most, "Há 50 ou mais candidaturas sem resposta."],
])("%i people without an answer: %s", (people, words) => {
  expect(unansweredText(people)).toBe(words);
});

test.each([
  [1, "1 pessoa"],
  [2, "2 pessoas"],
  [most, "50 ou mais pessoas"],
])("%i people who are told are %s", (people, words) => {
  expect(toldPeople(people)).toBe(words);
});
