import { describe, expect, test } from "vitest";
import { pastJobText, periodText, resumeFacts } from "./resumeFacts.ts";
import { emptyWrittenResume, type WrittenResume } from "./writtenResume.ts";

function facts(answers: Partial<WrittenResume>): string[] {
  return resumeFacts({ ...emptyWrittenResume, ...answers }).map(
    ({ label, text }) => `${label}: ${text}`,
  );
}

test("no answer is no fact", () => {
  expect(facts({})).toEqual([]);
  expect(facts({ licences: [], school: "none" })).toEqual([]);
});

test("the facts have one order", () => {
  const job = { what: "Tratorista", where: "Fazenda Boa Vista", from: "2019-03", until: "now" };
  expect(
    facts({
      wanted: ["farmHand", "machines"],
      wantedWords: "Aceito safra",
      jobs: [job, { what: "Diarista", where: "", from: "", until: "2018" }],
      neverWorked: false,
      school: "primary",
      skills: ["tractor", "nr31"],
      skillWords: ["Inseminar", ""],
      licences: ["A", "D"],
      start: "now",
      sleepsAtWork: true,
      wayToWork: "own",
      place: "Setor Norte",
    }),
  ).toEqual([
    "Procura: Trabalho na roça, Trator e máquinas, Aceito safra",
    "Já trabalhou: Tratorista, Fazenda Boa Vista (desde 03/2019); Diarista (até 2018)",
    "Sabe fazer: Trator, NR-31 (campo), Inseminar",
    "Estudo: Ensino fundamental completo",
    "CNH: A, D",
    "Pode começar: Agora",
    "Onde dorme: Pode dormir no serviço",
    "Como vai ao trabalho: Vai por conta própria",
    "Onde mora: Setor Norte",
  ]);
});

test("who never worked looks for a first job, unless a job has words", () => {
  const blank = { what: "", where: "", from: "2019", until: "" };
  expect(facts({ neverWorked: true, jobs: [blank] })).toEqual(["Já trabalhou: Primeiro emprego"]);
  expect(facts({ neverWorked: true, jobs: [{ ...blank, what: "Diarista" }] })).toEqual([
    "Já trabalhou: Diarista (2019)",
  ]);
  expect(facts({ jobs: [blank] })).toEqual([]);
});

test("a fact has its items, of which the text is made", () => {
  expect(resumeFacts({ ...emptyWrittenResume, skills: ["cashier", "customers"] })).toEqual([
    {
      key: "skills",
      label: "Sabe fazer",
      items: ["Caixa", "Atender cliente"],
      text: "Caixa, Atender cliente",
    },
  ]);
});

test("an id of a newer version is no fact", () => {
  expect(facts({ wanted: ["teleport"], skills: ["teleport"] })).toEqual([]);
});

test.each([
  ["nobody’s first job", { neverWorked: true }, ["Já trabalhou: Primeiro emprego"]],
  [
    "a job that contradicts it",
    { neverWorked: true, jobs: [{ what: "Caixa", where: "", from: "", until: "" }] },
    ["Já trabalhou: Caixa"],
  ],
  ["a job without words", { jobs: [{ what: "", where: "", from: "2019", until: "" }] }, []],
  ["a no to sleeping there", { sleepsAtWork: false }, ["Onde dorme: Volta para casa todo dia"]],
  [
    "no way to work",
    { wayToWork: "none" as const },
    ["Como vai ao trabalho: Precisa de transporte"],
  ],
])("%s", (_what, answers: Partial<WrittenResume>, said) => {
  expect(facts(answers)).toEqual(said);
});

describe("a period", () => {
  test.each([
    ["", "", ""],
    ["", "now", "até hoje"],
    ["", "2024-11", "até 11/2024"],
    ["2019", "", "2019"],
    ["2019", "2019", "2019"],
    ["2019", "now", "desde 2019"],
    ["2019-03", "2024-11", "03/2019 a 11/2024"],
  ])("from '%s' until '%s' is '%s'", (from, until, text) => {
    expect(periodText({ from, until })).toBe(text);
  });

  test("needs words before it", () => {
    const period = { from: "2019", until: "now" };
    expect(pastJobText({ what: "", where: "", ...period })).toBe("");
    expect(pastJobText({ what: "", where: "Mercado Sol", ...period })).toBe(
      "Mercado Sol (desde 2019)",
    );
  });
});
