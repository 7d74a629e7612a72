import { expect, test } from "vitest";
import { otherForms, sharedBeginning, stemOf } from "./wordForms.ts";

test.each([
  ["cozinheiro", "cozinheira", "cozinheiros", "cozinheiras", "cozinheirx"],
  ["vendedor", "vendedora", "vendedores", "vendedoras"],
  ["tecnico", "tecnica", "tecnicos", "tecnicas"],
  ["secretario", "secretaria", "secretarias"],
  ["mestre", "mestra", "mestres"],
  ["juiz", "juiza", "juizes", "juizas"],
  ["atendente", "atendentes"],
  ["motorista", "motoristas"],
  ["profissional", "profissionais"],
  ["servical", "servicais"],
  ["hotel", "hoteis"],
  ["civil", "civis"],
  ["jovem", "jovens"],
  ["garcom", "garcons", "garconete", "garconetes"],
  ["motoboy", "motoboys"],
  ["peao", "peoes", "peoa", "peoas"],
  ["artesao", "artesaos", "artesa"],
  ["escrivao", "escriva", "escrivaes"],
  ["loja", "lojas"],
  ["gari", "garis"],
])("the forms of '%s' share one stem, which begins each", (...forms) => {
  const stem = stemOf(forms[0]);
  for (const form of forms) expect([form, stemOf(form)]).toEqual([form, stem]);
  for (const form of forms) expect(form.startsWith(stem)).toBe(true);
});

test.each([
  ["padeiro", "pedreiro"],
  ["caixa", "caixeiro"],
  ["cozinha", "cozinheira"],
  ["venda", "vendedora"],
  ["loja", "loira"],
  ["mes", "mesa"],
])("'%s' and '%s' are different words", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test.each(["2a", "nr10s", "a", "oes", "cnh", ""])("'%s' is its own stem", (word) => {
  expect(stemOf(word)).toBe(word);
});

test("a stem too short to query is not queried, and the word is indexed in its other forms", () => {
  expect(sharedBeginning("peoes")).toBe("peoes");
  expect(otherForms("peao")).toEqual(["peoes", "peoas"]);
  expect(otherForms("peoes")).toEqual(["peao", "peoas"]);
});

test("a longer stem is queried, and the word is indexed as it is", () => {
  expect(sharedBeginning("caminhoes")).toBe("caminh");
  expect(sharedBeginning("cozinheiras")).toBe("cozinheir");
  expect(sharedBeginning("patroes")).toBe("patr");
  for (const word of ["caminhao", "patrao", "cozinheira", "loja", "nr10"])
    expect(otherForms(word)).toEqual([]);
});

test("a word with fewer than two letters before such an ending has no other forms", () => {
  for (const word of ["pao", "mao", "oes"]) expect(otherForms(word)).toEqual([]);
});
