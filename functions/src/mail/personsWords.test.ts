import { expect, test } from "vitest";
import { buildStoredResume } from "../domain/testing/buildWrittenResume.ts";
import { emptyWrittenResume, storedWrittenResume } from "../domain/writtenResume/writtenResume.ts";
import { personsWords } from "./personsWords.ts";

const facts = [
  "Procura: Trabalho na roça, Trator e máquinas",
  "Já trabalhou: Tratorista, Fazenda Boa Vista (desde 03/2019)",
  "Sabe fazer: Trator, Motosserra, NR-31 (campo), Inseminar",
  "Estudo: Ensino fundamental completo",
  "CNH: A, D",
  "Pode começar: Agora",
  "Onde dorme: Pode dormir no serviço",
  "Como vai ao trabalho: Vai por conta própria",
  "Onde mora: Setor Norte",
].join("\n");

test("a company reads the facts of a written résumé and the letter, each under its name", () => {
  const writtenResume = buildStoredResume();
  expect(personsWords({ coverLetter: "", writtenResume })).toEqual({
    heading: "Resumo do currículo:",
    quote: facts,
  });
  expect(personsWords({ coverLetter: "Sei fazer pão.", writtenResume })).toEqual({
    heading: "Resumo do currículo e carta:",
    quote: `${facts}\n\nSei fazer pão.`,
  });
  expect(personsWords({ coverLetter: "Sei fazer pão." })).toEqual({
    heading: "Carta de apresentação:",
    quote: "Sei fazer pão.",
  });
});

test.each([
  ["no résumé", undefined],
  ["an empty one", storedWrittenResume(emptyWrittenResume)],
  ["one that cannot be read", "{"],
])("%s says nothing", (_what, writtenResume) => {
  expect(
    personsWords({ coverLetter: "", ...(writtenResume !== undefined && { writtenResume }) }),
  ).toBeNull();
});
