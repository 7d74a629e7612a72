import { expect, test } from "vitest";
import { foundText, inOrder, seeText } from "./foundText.ts";

test.each([
  [0, false, false, "Nenhuma vaga encontrada", "Ver 0 vagas"],
  [1, false, true, "1 vaga encontrada", "Ver 1 vaga"],
  [7, false, true, "7 vagas encontradas", "Ver 7 vagas"],
  [20, true, false, "Mais de 20 vagas encontradas", "Ver mais de 20 vagas"],
  [0, true, true, "Nenhuma vaga encontrada até aqui", "Ver 0 vagas"],
  [1, true, true, "1 vaga encontrada até aqui", "Ver 1 vaga"],
  [20, true, true, "20 vagas encontradas até aqui", "Ver 20 vagas"],
])(
  "%i found jobs, with more: %s, searched: %s, are announced as '%s'",
  (count, hasMore, searched, text, see) => {
    const found = { count, hasMore, searched, further: false, total: null };
    expect(foundText(found)).toBe(text);
    expect(seeText(found)).toBe(see);
  },
);

test.each([
  [20, true, 60, "60 vagas encontradas", "Ver 60 vagas"],
  [20, true, 21, "21 vagas encontradas", "Ver 21 vagas"],
  [20, true, 999, "999 vagas encontradas", "Ver 999 vagas"],
  [20, true, 1000, "1.000 ou mais vagas encontradas", "Ver 1.000 ou mais vagas"],
  // The last page, opened by its address.
  [7, false, 47, "47 vagas encontradas", "Ver 47 vagas"],
])(
  "%i shown jobs, with more: %s, of %i counted ones, are announced as '%s'",
  (count, hasMore, total, text, see) => {
    const found = { count, hasMore, searched: false, further: !hasMore, total };
    expect(foundText(found)).toBe(text);
    expect(seeText(found)).toBe(see);
  },
);

test.each([
  [20, true, 20, "Mais de 20 vagas encontradas"],
  [20, true, 3, "Mais de 20 vagas encontradas"],
  [40, true, 39, "Mais de 40 vagas encontradas"],
  [40, false, 39, "40 vagas encontradas"],
  [1, false, 1, "1 vaga encontrada"],
  [1, false, 0, "1 vaga encontrada"],
])(
  "%i shown jobs, with more: %s, contradict a count of %i, which is not announced",
  (count, hasMore, total, text) => {
    expect(foundText({ count, hasMore, searched: false, further: false, total })).toBe(text);
  },
);

test.each([
  [20, true, true, "20 vagas nesta página"],
  [20, true, false, "20 vagas nesta página"],
  [3, false, true, "3 vagas nesta página"],
  [1, false, false, "1 vaga nesta página"],
  [0, true, true, "Nenhuma vaga nesta página"],
  [0, false, true, "Não há mais vagas"],
])(
  "%i jobs of a later page, with more: %s, searched: %s, are not announced as the whole list",
  (count, hasMore, searched, text) => {
    const found = { count, hasMore, searched, further: true, total: null };
    expect(foundText(found)).toBe(text);
    expect(seeText(found)).toBe("Ver vagas");
  },
);

test("while the jobs load the button promises no number", () => {
  expect(seeText(null)).toBe("Ver vagas");
});

test("another order than the usual one is announced with the number", () => {
  expect(inOrder("60 vagas encontradas", "")).toBe("60 vagas encontradas");
  expect(inOrder("60 vagas encontradas", "encerram")).toBe("60 vagas encontradas, por prazo");
});
