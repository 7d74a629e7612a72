import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { town } from "../town.ts";
import {
  foldText,
  hasWord,
  queriedPieces,
  searchTermFor,
  searchTerms,
  wordBeginnings,
  wordsOf,
} from "./searchTerms.ts";
import { stemOf } from "./wordForms.ts";

/** A list's search: one indexed piece for the query, the title itself for the decision. */
function finds(search: string, title: string): boolean {
  const term = searchTermFor(search);
  return (
    (term === null || searchTerms(title).includes(term)) &&
    wordsOf(search).every((word) => hasWord(title, word))
  );
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
  ["fruticultora", "Hortifruticultor(a)"],
  ["fruticultora", "Hortifruticultor/a"],
  ["fruticultores", "Hortifruticultor(es)"],
  ["vendedoras", "Vendedor(a)s"],
  ["motorista hab", "Motorista (hab. D)"],
  ["caixas", "Caixa"],
  ["auxiliar da cozinha", "Auxiliar de cozinha"],
  ["vendedor(a)", "Vendedores"],
  ["vendedor(es)", "Vendedor de loja"],
  ["pintora/o", "Pintor de paredes"],
  ["motorista A/B", "Motorista (CNH A/B)"],
  ["", "Qualquer título"],
  ["???", "Qualquer título"],
])("searching '%s' finds '%s'", (search, title) => {
  expect(finds(search, title)).toBe(true);
});

test.each([
  ["padeiro", "Pedreiro"],
  ["caixeiro", "Caixa"],
  ["técnico enfermeiro", "Técnico de enfermagem"],
  ["cozinha", "Cozinheiro(a)"],
  ["auxiliar na", "Padeiro de dia"],
  ["2a", "Turno 2/a"],
  ["caixavendas", "Caixa/vendas"],
  ["caixavenda", "Caixa(venda)"],
  ["motorista A/B", "Motorista (CNH A)"],
])("searching '%s' does not find '%s'", (search, title) => {
  expect(finds(search, title)).toBe(false);
});

/**
 * The ways people advertise a trade, and all the forms in which others search for it: by whole words, in both lists.
 */
test.each([
  [
    [
      "Cozinheiro(a)",
      "Cozinheira(o)",
      "Cozinheiro/a",
      "Cozinheiros",
      "Cozinheira de hotel",
      "Cozinheir@",
    ],
    ["cozinheiro", "cozinheira", "cozinheiros", "Cozinheiras", "cozinheiro(a)", "cozinheira/o"],
  ],
  [
    ["Vendedor/a", "Vendedor(a)", "Vendedora externa", "Vendedores", "Vendedor(es)"],
    ["vendedor", "vendedora", "vendedores", "vendedoras"],
  ],
  [
    ["Padeiro(a)", "Padeira"],
    ["padeira", "padeiro", "padeiras", "padeiros"],
  ],
  [
    ["Costureiro(a)", "Costureiras"],
    ["costureira", "costureiro", "costureiras"],
  ],
  [
    ["Açougueiro(a)", "Açougueiros"],
    ["açougueira", "acougueiro", "açougueiras"],
  ],
  [
    ["Técnico(a) de enfermagem", "Técnica em enfermagem"],
    ["técnica", "técnicos de enfermagem"],
  ],
  [
    ["Mecânico(a)", "Mecânicos"],
    ["mecânica", "mecanicas", "mecânico"],
  ],
  [
    ["Secretário(a)", "Secretária"],
    ["secretária", "secretarios"],
  ],
  [
    ["Pedreiro(a)", "Pedreiro"],
    ["pedreira", "pedreiras", "pedreiros"],
  ],
  [
    ["Vaqueiro(a)", "Vaqueiro"],
    ["vaqueira", "vaqueiros"],
  ],
  [
    ["Peão de fazenda", "Peões", "Peão/peoa"],
    ["peão", "peões", "peoa"],
  ],
  [
    ["Garçom", "Garçonete", "Garçons"],
    ["garçom", "garçonete", "garçonetes", "garcons"],
  ],
  [["Operador(a) de caixa"], ["operadoras de caixas"]],
  [
    ["Professor(a)", "Professores"],
    ["professora", "professoras", "professor"],
  ],
])("%s is found by each of %s", (titles, searches) => {
  for (const title of titles)
    for (const search of searches)
      expect({ search, title, found: finds(search, title) }).toEqual({
        search,
        title,
        found: true,
      });
});

test.each([
  ["cozinheira", "Cozinheiro"],
  ["padeiras", "Padeiro(a)"],
  ["técnicas", "Técnico(a) de enfermagem"],
  ["mecânica", "Mecânico"],
  ["secretárias", "Secretário(a)"],
  ["vendedoras", "Vendedor"],
  ["profissionais", "Profissional de limpeza"],
])("'%s' queries a piece that '%s' was indexed by before word forms existed", (search, title) => {
  expect(foldText(title)).toContain(searchTermFor(search));
});

test("the queried piece is the longest indexed beginning that the longest word's forms share", () => {
  expect(searchTermFor("op de colheitadeira")).toBe("colheitadeir");
  expect(searchTermFor("vagas")).toBe("vaga");
  expect(searchTermFor("vaga")).toBe("vaga");
  expect(searchTermFor("operador")).toBe("operador");
  expect(searchTermFor("a")).toBe("a");
  expect(searchTermFor(" - ")).toBeNull();
});

test("among words of equal length the first is queried", () => {
  expect(searchTermFor("loja caixa vagas")).toBe("loja");
});

test("a place's word is queried only if there is no other", () => {
  expect(searchTermFor("caixa canabrava do norte")).toBe("caix");
  expect(searchTermFor("canabrava do norte")).toBe("canabrav");
  expect(searchTermFor("em confresa")).toBe("confre");
});

test("stop words are searched only if there is nothing else", () => {
  expect(wordsOf("caixa em Confresa")).toEqual(["caixa", "confresa"]);
  expect(wordsOf("de a")).toEqual(["de", "a"]);
  expect(wordsOf(" (!) ")).toEqual([]);
});

test.each([
  ["vaga de motorista", ["motorista"]],
  ["Vagas motorista", ["motorista"]],
  ["emprego de motorista", ["motorista"]],
  ["empregos em Confresa", ["confresa"]],
  [`Confresa-${town.state}`, ["confresa"]],
  [`Vagas em Vila Rica - ${town.state}`, ["vila", "rica"]],
  ["segurança do trabalho", ["seguranca", "trabalho"]],
  ["empregada doméstica", ["empregada", "domestica"]],
])("'%s' searches only what tells jobs apart", (search, words) => {
  expect(wordsOf(search)).toEqual(words);
});

test("words that fit every job are searched if there are no others", () => {
  expect(wordsOf("vagas")).toEqual(["vagas"]);
  expect(wordsOf("vagas de emprego")).toEqual(["vagas", "emprego"]);
  expect(wordsOf(town.state)).toEqual([town.state.toLowerCase()]);
});

test.each(["vendedor(a)", "vendedor/a", "vendedor(es)", "vendedor/es"])(
  "'%s' searches the one word 'vendedor'",
  (search) => {
    expect(wordsOf(search)).toEqual(["vendedor"]);
  },
);

test("what follows a single letter and a stroke is a word", () => {
  expect(wordsOf("motorista C/D")).toEqual(["motorista", "c", "d"]);
});

test("a word that half of all titles have is queried if the others are shorter than four letters", () => {
  expect(searchTermFor("auxiliar rh")).toBe("auxiliar");
  expect(searchTermFor("auxiliar loja")).toBe("loja");
});

test("a short word is queried in each of its forms, and no word by nothing", () => {
  expect(queriedPieces("peao")).toEqual(["peao", "peoe", "peoa"]);
  expect(queriedPieces("")).toEqual([]);
});

test("a word of ten characters with a number is searched by its end, a shorter one by its start", () => {
  expect(searchTermFor("6699990001")).toBe("99990001");
  expect(searchTermFor("669999001")).toBe("66999900");
  expect(searchTermFor("contador27")).toBe("ntador27");
  expect(searchTermFor("fazendeiro")).toBe("fazendei");
});

test("a title's terms are its pieces of 1, 2, 3, 4, 6, 8 and 12 letters", () => {
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

test("beginnings of words have three letters or more, and long numbers are indexed with their end", () => {
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

test("any substring of the title finds it", () => {
  fc.assert(
    fc.property(title, fc.nat(), fc.nat(), (text, from, length) => {
      const start = from % text.length;
      expect(finds(text.slice(start, start + 1 + (length % limits.searchText.max)), text)).toBe(
        true,
      );
    }),
  );
});

test("a search finds only titles that contain each of its words, or another form of it", () => {
  fc.assert(
    fc.property(title, fc.string({ maxLength: limits.searchText.max }), (text, search) => {
      const stems = foldText(text).split(" ").map(stemOf);
      if (finds(search, text))
        for (const typed of wordsOf(search))
          expect(foldText(text).includes(typed) || stems.includes(stemOf(typed))).toBe(true);
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

test("a title's terms are sorted and unique", () => {
  fc.assert(
    fc.property(title, (text) => {
      const terms = searchTerms(text);
      expect(terms).toEqual([...new Set(terms)].sort());
    }),
  );
});

test("surrogate pairs are never split", () => {
  expect(searchTerms("𠮷野")).toEqual(["野", "𠮷", "𠮷野"].sort());
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

test("a title of punctuation has no terms", () => {
  expect(searchTerms("*** !!! ***")).toEqual([]);
});
