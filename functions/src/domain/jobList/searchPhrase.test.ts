import { expect, test } from "vitest";
import { searchPhrase } from "./searchPhrase.ts";

test.each([
  ["", ""],
  ["motorista", "de motorista"],
  ["de motorista", "de motorista"],
  ["Vagas de motorista", "de motorista"],
  ["vaga na fazenda", "na fazenda"],
  ["emprego motorista", "de motorista"],
  ["Do campo", "do campo"],
  ["vagas para mulheres", "para mulheres"],
  ["pra fazenda", "pra fazenda"],
  ["empregos em Confresa", "em Confresa"],
  ["sem experiência", "sem experiência"],
  ["vagas", "com a palavra “vagas”"],
  ["Emprego", "com a palavra “Emprego”"],
])("a search for '%s' continues 'Vagas' as '%s'", (search, phrase) => {
  expect(searchPhrase(search)).toBe(phrase);
});

test.each(["empregada doméstica", "vagaroso", "dentista", "paraquedista", "comprador", "nascente"])(
  "'%s' only begins like such a word",
  (search) => {
    expect(searchPhrase(search)).toBe(`de ${search}`);
  },
);
