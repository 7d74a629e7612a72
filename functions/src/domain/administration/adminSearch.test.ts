import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  adminSearchTerm,
  companySearchText,
  isFound,
  pendingJobSearchText,
  resumeSearchTerms,
  resumeSearchText,
} from "./adminSearch.ts";
import { limits } from "../limits.ts";
import { searchTerms, wordBeginnings } from "../text/searchTerms.ts";

const company = companySearchText({
  name: "Armazém São José",
  responsibleName: "Ana Conceição",
  email: "rh.compras@saojose.example",
  category: "Comércio",
  cnpj: "12ABC34501DE35",
});
const pending = pendingJobSearchText({
  title: "Lavador(a) de veículos",
  company: "Lava Jato Brilho Novo",
});
const resume = {
  name: "Zenaide da Conceição",
  email: "zenaide@correio.example",
  phone: "5566999990001",
  jobTitle: "Tratorista",
  company: "Fazenda Buriti",
  education: "Ensino Médio",
  experience: "Colheita de soja",
  skills: "Solda",
  notes: "Ligar à tarde",
};
const letter = "Trabalhei com colheitadeiras em Querência. Recado: 66988887777.";

function finds(search: string, text: string, terms: string[]): boolean {
  const term = adminSearchTerm(search);
  return (term === null || terms.includes(term)) && isFound(text, search);
}

describe("a company", () => {
  test.each([
    "armazem",
    "MAZÉM são",
    "conceicao",
    "rh.compras@saojose.example",
    "compras",
    "12.ABC.345/01DE-35",
    "12abc34501de35",
    "comercio",
    " - ",
    "",
  ])("is found by '%s'", (search) => {
    expect(finds(search, company, searchTerms(company))).toBe(true);
  });

  test.each(["armazenagem", "jose sao", "12.ABC.345/01DE-36"])("is not found by '%s'", (search) => {
    expect(finds(search, company, searchTerms(company))).toBe(false);
  });
});

test("unknown fields of a company are not searched", () => {
  expect(
    companySearchText({
      name: "Empresa",
      responsibleName: "",
      email: "a@b.example",
      category: null,
      cnpj: null,
    }),
  ).toBe("Empresa a@b.example");
});

test.each(["veiculo", "brilho", "JATO B", "lavadora de veículo"])(
  "an imported job is found by '%s'",
  (search) => {
    expect(finds(search, pending, searchTerms(pending))).toBe(true);
  },
);

describe("a person", () => {
  const text = resumeSearchText(resume, letter);
  const terms = resumeSearchTerms(resume, letter);

  test.each([
    "naide",
    "conceição",
    "zenaide@correio.example",
    "(66) 99999-0001",
    "9999-0001",
    "66 99999",
    "ratori",
    "buriti",
    "colheitadeira",
    "querencia",
    "soja",
    "solda",
    "66988887777",
    "(66) 98888-7777",
    "669888",
    "ligar a tarde",
    "ensino m",
  ])("is found by '%s'", (search) => expect(finds(search, text, terms)).toBe(true));

  test.each(["padeiro", "(66) 99999-0002", "tarde ligar"])("is not found by '%s'", (search) => {
    expect(finds(search, text, terms)).toBe(false);
  });

  test("has each indexed piece once, in order", () => {
    expect(terms).toEqual([...new Set(terms)].sort());
  });

  test("is found by a letter through the beginnings of its words, not their middle", () => {
    expect(finds("heitadeiras", text, terms)).toBe(false);
  });
});

test("a search for an e-mail address does not use the part after the @", () => {
  expect(adminSearchTerm("bia.lima@gmail.example")).toBe("lima");
  expect(adminSearchTerm("@gmail")).toBe("gmai");
  expect(adminSearchTerm(" - ")).toBeNull();
});

test("long numbers are searched by their end, which distinguishes them", () => {
  expect(adminSearchTerm("(66) 99999-0001")).toBe("99990001");
  expect(adminSearchTerm("empresa1234@correio.example")).toBe("resa1234");
});

test("the longest letter has fewer than 2,000 pieces", () => {
  const unit = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzáéõç0123456789 ");
  fc.assert(
    fc.property(fc.string({ unit, minLength: 3900, maxLength: limits.coverLetter.max }), (text) => {
      expect(wordBeginnings(text).length).toBeLessThan(2_000);
    }),
    { numRuns: 20 },
  );
  // Words of nine letters make the most pieces.
  const words = Array.from(
    { length: 400 },
    (_none, i) =>
      `${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26), 97 + (i % 7))}defghi`,
  );
  expect(wordBeginnings(words.join(" ")).length).toBeLessThan(2_000);
  const numbers = Array.from({ length: 363 }, (_none, i) => String(1_000_000_000 + i * 2_756_123));
  expect(wordBeginnings(numbers.join(" ")).length).toBeLessThan(2_000);
});
