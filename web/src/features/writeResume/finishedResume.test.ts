import {
  emptyWrittenResume,
  type PastJob,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import { expect, test } from "vitest";
import { finishedResume, shownJobs, withOneMore } from "./finishedResume.ts";

function job(what: string, from = "", until = ""): PastJob {
  return { what, where: "", from, until };
}

function finishedJobs(...jobs: PastJob[]): string[] {
  return finishedResume({ ...emptyWrittenResume, jobs }).jobs.map(({ what }) => what);
}

test("jobs without a word are not sent, even with a year", () => {
  expect(finishedJobs(job(" ", "2019"), job("Caixa "))).toEqual(["Caixa"]);
  expect(finishedJobs({ ...job(""), where: "Fazenda" })).toEqual([""]);
});

test("the newest job comes first, and one that goes on before all", () => {
  expect(
    finishedJobs(
      job("sem data"),
      job("antigo", "2001", "2004"),
      job("atual", "2015-03", "now"),
      job("recente", "2010", "2022-05"),
      job("só o começo", "2020"),
    ),
  ).toEqual(["atual", "recente", "só o começo", "antigo", "sem data"]);
});

test("who never worked sends no job, though one was typed before", () => {
  const resume = { ...emptyWrittenResume, neverWorked: true, jobs: [job("Caixa")] };
  expect(finishedResume(resume).jobs).toEqual([]);
  expect(shownJobs(resume)).toEqual([job("Caixa")]);
});

test("blanks around words and fields left empty are not sent", () => {
  const resume = {
    ...emptyWrittenResume,
    wantedWords: " Leiteiro ",
    skillWords: ["", " queijo", " "],
    place: "Centro ",
  };
  expect(finishedResume(resume)).toMatchObject({
    wantedWords: "Leiteiro",
    skillWords: ["queijo"],
    place: "Centro",
  });
});

test("there is a job to fill in from the start", () => {
  expect(shownJobs(emptyWrittenResume)).toEqual([job("")]);
  expect(withOneMore([job("Caixa")])).toEqual([job("Caixa"), job("")]);
});
