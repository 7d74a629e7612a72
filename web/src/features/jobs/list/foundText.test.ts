import { expect, test } from "vitest";
import { foundText, seeText } from "./foundText.ts";

test.each([
  [0, false, false, "Nenhuma vaga encontrada", "Ver 0 vagas"],
  [1, false, true, "1 vaga encontrada", "Ver 1 vaga"],
  [7, false, true, "7 vagas encontradas", "Ver 7 vagas"],
  [20, true, false, "Mais de 20 vagas encontradas", "Ver mais de 20 vagas"],
  [0, true, true, "Nenhuma vaga encontrada até aqui", "Ver 0 vagas"],
  [1, true, true, "1 vaga encontrada até aqui", "Ver 1 vaga"],
  [20, true, true, "20 vagas encontradas até aqui", "Ver 20 vagas"],
])("%i found, more of them %s, searched %s: %s", (count, hasMore, searched, text, see) => {
  expect(foundText({ count, hasMore, searched })).toBe(text);
  expect(seeText({ count, hasMore, searched })).toBe(see);
});

test("while the jobs load the button promises no number", () => {
  expect(seeText(null)).toBe("Ver vagas");
});
