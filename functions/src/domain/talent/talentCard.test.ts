import { expect, test } from "vitest";
import { cardName, hasContact, talentCard, talentProfileSchema } from "./talentCard.ts";

test.each([
  ["Maria da Silva Souza", "Maria S."],
  ["  joão   prado ", "joão P."],
  ["Beyoncé", "Beyoncé"],
  ["Ana élida", "Ana É."],
  ["", "Pessoa"],
  ["Ana 66 99999-0000", "Pessoa"],
  ["ana@correio.example", "Pessoa"],
])("the card of '%s' says '%s'", (name, shown) => {
  expect(cardName(name)).toBe(shown);
});

test.each([
  ["66 99999-0000", true],
  ["(66) 9 9999.0000", true],
  ["9999 0000", true],
  ["ana@correio.example", true],
  ["https://a.b", true],
  ["www.eu", true],
  ["perfil em rede.com", true],
  ["Trabalhei de 2019 a 2024", false],
  ["Caixa 2019-2024", false],
  ["Matrículas 1203 2019 4415", false],
  ["10 anos de balcão, 3 de caixa", false],
  ["Ensino médio. Completo", false],
  ["", false],
])("'%s' contains a contact: %s", (text, holds) => {
  expect(hasContact(text)).toBe(holds);
});

const resume = {
  name: "Maria Souza",
  education: " Ensino médio ",
  experience: "Ligue 66 99999-0000",
  skills: "Caixa",
};
const since = new Date("2026-11-21T16:00:00Z");

test("a card has the administrator’s words instead of the job’s, and no contact", () => {
  expect(
    talentCard("c1", { ...resume, area: "Vendas", place: "Confresa" }, "Comércio", since),
  ).toEqual({
    id: "c1",
    name: "Maria S.",
    area: "Vendas",
    place: "Confresa",
    education: "Ensino médio",
    experience: "",
    skills: "Caixa",
    since,
  });
  for (const [area, place] of [[undefined, undefined] as const, [null, " "] as const])
    expect(
      talentCard("c1", { ...resume, ...(area === undefined ? {} : { area, place }) }, null, since),
    ).toMatchObject({ area: null, place: null });
});

test("the administrator's summary is short and contains no contact", () => {
  const profile = { area: null, place: null, education: "", experience: "", skills: " Caixa " };
  expect(talentProfileSchema.parse(profile)).toEqual({ ...profile, skills: "Caixa" });
  expect(talentProfileSchema.safeParse({ ...profile, skills: "x".repeat(200) }).success).toBe(true);
  const messages = (fields: object) =>
    talentProfileSchema.safeParse({ ...profile, ...fields }).error?.issues.map((i) => i.message);
  expect(messages({ skills: "x".repeat(201) })).toEqual([
    "O campo de habilidades deve ter no máximo 200 letras",
  ]);
  expect(messages({ education: "a@b.c" })).toEqual([
    "A escolaridade não pode ter telefone, e-mail ou link",
  ]);
  expect(messages({ experience: "66 9999-0000" })).toEqual([
    "A experiência não pode ter telefone, e-mail ou link",
  ]);
});
