import { expect, test } from "vitest";
import { foundRange } from "./foundRange.ts";

function marked(text: string, search: string): string | null {
  const range = foundRange(text, search);
  return range && text.slice(range.start, range.end);
}

test.each([
  ["Padaria São João", "sao joao", "São João"],
  ["Padaria Sa\u0303o Joa\u0303o", "SÃO", "Sa\u0303o"],
  ["ana.lima@correio.example", "ana.lima@", "ana.lima"],
  ["ana.lima@correio.example", "Lima correio", "lima@correio"],
  ["(66) 91234-5678", "66 91234 5678", "66) 91234-5678"],
  ["(66) 91234-5678", "2345", "234-5"],
  ["12.345.678/0001-95", "12345678", "12.345.678"],
  ["12.345.678/0001-95", "12.345.678/0001-95", "12.345.678/0001-95"],
  ["𝗖𝗮𝗶𝘅𝗮 e estoque", "caixa", "𝗖𝗮𝗶𝘅𝗮"],
  ["ﬁscal", "fis", "ﬁs"],
  ["Joa\u0303o", "joa", "Joa\u0303"],
  ["\u0303Ana", "ana", "Ana"],
  ["Loja - Centro", "loja centro", "Loja - Centro"],
  ["Curso de NR-10", "nr 10", "NR-10"],
  ["há 10 anos", "10 anos", "10 anos"],
  ["Auxiliar de pa", "padaria", null],
  ["Padaria", "pão", null],
  ["Padaria", " ", null],
  ["", "a", null],
])("in %j the search %j marks %j", (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});
