import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import {
  foldText,
  searchTermFor,
  searchTerms,
  titleContains,
  wordBeginnings,
} from "./searchTerms.ts";

/** What the list of jobs does: one indexed piece asks the database, the title itself decides. */
function finds(search: string, title: string): boolean {
  const term = searchTermFor(search);
  return (term === null || searchTerms(title).includes(term)) && titleContains(title, search);
}

test.each([
  ["Operário  de Fazenda", "operario de fazenda"],
  ["  Técnico(a) de enfermagem ", "tecnico a de enfermagem"],
  ["AÇOUGUEIRO", "acougueiro"],
  ['Motorista – CNH "D"', "motorista cnh d"],
  ["NR-10", "nr 10"],
  ["!!!", ""],
  ["", ""],
])("'%s' folds to '%s'", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ["acougueiro", "Açougueiro"],
  ["AÇOUGUE", "Açougueiro(a)"],
  ["trator", "Tratorista"],
  ["rista", "Tratorista"],
  ["a", "Caixa"],
  ["tecnico de enfermagem", "Técnico de Enfermagem"],
  ["nico de enf", "Técnico de Enfermagem"],
  ["colheitadeira", "Operador de colheitadeira"],
  ["  caixa ", "Operador(a) de caixa"],
  ["enfermagem técnico", "Técnico de enfermagem"],
  ["vendedor de loja", "Vendedor(a) de loja"],
  ["vendedora de loja", "Vendedor(a) de loja"],
  ["vendedora", "Vendedor/a"],
  ["coordenadora", "Coordenador(a) de escola"],
  ["professores", "Professor(es)"],
  ["vendedoras", "Vendedor(a)s"],
  ["motorista hab", "Motorista (hab. D)"],
  ["", "Qualquer título"],
  ["???", "Qualquer título"],
])("searching '%s' finds '%s'", (search, title) => {
  expect(finds(search, title)).toBe(true);
});

test.each([
  ["padeiro", "Pedreiro"],
  ["caixas", "Caixa"],
  ["técnico enfermeiro", "Técnico de enfermagem"],
  ["padeira", "Padeiro(a)"],
  ["2a", "Turno 2/a"],
  ["caixavendas", "Caixa/vendas"],
  ["caixavenda", "Caixa(venda)"],
])("searching '%s' does not find '%s'", (search, title) => {
  expect(finds(search, title)).toBe(false);
});

test("the piece asked for is the longest indexed one of the longest word", () => {
  expect(searchTermFor("op de colheitadeira")).toBe("colheitadeir");
  expect(searchTermFor("vagas")).toBe("vaga");
  expect(searchTermFor("vaga")).toBe("vaga");
  expect(searchTermFor("operador")).toBe("operador");
  expect(searchTermFor("a")).toBe("a");
  expect(searchTermFor(" - ")).toBeNull();
});

test("of words of one length the first is asked for", () => {
  expect(searchTermFor("loja caixa vagas")).toBe("caix");
});

test("a word of ten characters with a number in it is asked for by its end, a shorter one by its start", () => {
  expect(searchTermFor("6699990001")).toBe("99990001");
  expect(searchTermFor("669999001")).toBe("66999900");
  expect(searchTermFor("contador27")).toBe("ntador27");
  expect(searchTermFor("fazendeiro")).toBe("fazendei");
});

test("the terms of a title are its pieces of 1, 2, 3, 4, 6, 8 and 12 letters", () => {
  expect(searchTerms("Lava e")).toEqual([
    "a",
    "av",
    "ava",
    "e",
    "l",
    "la",
    "lav",
    "lava",
    "v",
    "va",
  ]);
  expect(
    [...new Set(searchTerms("Colheitadeiras").map((term) => term.length))].sort((a, b) => a - b),
  ).toEqual([1, 2, 3, 4, 6, 8, 12]);
});

test("the beginnings of words are three letters or longer, those of long numbers with their end", () => {
  expect(wordBeginnings("Sou da roça, 66 98888-7777.")).toEqual([
    "sou",
    "roc",
    "roca",
    "988",
    "9888",
    "777",
    "7777",
  ]);
  expect(wordBeginnings("66988887777")).toEqual(["669", "6698", "669888", "66988887", "88887777"]);
  expect(wordBeginnings("Colheitadeiras e colheitadeira")).toEqual([
    "col",
    "colh",
    "colhei",
    "colheita",
    "colheitadeir",
  ]);
  expect(wordBeginnings("")).toEqual([]);
});

const letters = "aábcçdeéfghiíjlmnoóõpqrstuúvxz0123456789AÁÇÊ";
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 25 });
const title = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));

test("every piece of up to 12 letters of a word of the title finds it", () => {
  fc.assert(
    fc.property(
      title,
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 12 }),
      (text, which, where, length) => {
        const words = text.split(" ");
        const chosen = words.at(which % words.length)!;
        const start = where % chosen.length;
        expect(finds(chosen.slice(start, start + length), text)).toBe(true);
      },
    ),
  );
});

test("any stretch of the title finds it", () => {
  fc.assert(
    fc.property(title, fc.nat(), fc.nat(), (text, from, length) => {
      const start = from % text.length;
      expect(finds(text.slice(start, start + 1 + (length % limits.searchText.max)), text)).toBe(
        true,
      );
    }),
  );
});

test("whatever is typed finds only titles that hold each of its words", () => {
  fc.assert(
    fc.property(title, fc.string({ maxLength: limits.searchText.max }), (text, search) => {
      if (finds(search, text))
        for (const typed of foldText(search).split(" ")) expect(foldText(text)).toContain(typed);
    }),
  );
});

test("a title of 100 letters has fewer than 700 terms", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme-ascii", minLength: 100, maxLength: limits.jobTitle.max }),
      (text) => {
        expect(searchTerms(text).length).toBeLessThan(700);
      },
    ),
  );
  expect(
    searchTerms(
      Array.from({ length: 100 }, (_none, i) => letters[(i * i + 7 * i) % letters.length]).join(""),
    ).length,
  ).toBeLessThan(700);
});

test("the terms of a title are sorted and without repeats", () => {
  fc.assert(
    fc.property(title, (text) => {
      const terms = searchTerms(text);
      expect(terms).toEqual([...new Set(terms)].sort());
    }),
  );
});

test("letters outside the first plane are never cut in two", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (text) => {
      for (const term of [...searchTerms(text), searchTermFor(text) ?? ""])
        expect(term.isWellFormed()).toBe(true);
    }),
  );
});

test("a title in decorated letters is found as plain text", () => {
  expect(finds("vaga", "𝗩𝗮𝗴𝗮 de caixa")).toBe(true);
});

test("a title of nothing but signs has no terms", () => {
  expect(searchTerms("*** !!! ***")).toEqual([]);
});
