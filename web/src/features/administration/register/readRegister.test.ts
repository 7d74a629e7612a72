import { expect, test } from "vitest";
import { csvRows, decodeText } from "../../../ui/file/csv.ts";
import { readRegister } from "./readRegister.ts";

const read = (text: string) => readRegister(csvRows(text));
const numbers = ["11222333000181", "12ABC34501DE35", "29311861000184", "52998224725"];

test("the columns of the official list are read, below its title, with a repeated header", () => {
  expect(
    read(`Cadastro de Empregadores;;;;;
Atualizado em 06/10/2026;;;;;
ID;Ano;UF;Empregador;CNPJ/CPF;CNAE
1;2025;MT;Fazenda Boa Vista Ltda;11.222.333/0001-81;0151-2/01
2;2025;MT;João da Silva;529.982.247-25;0151-2/01
ID;Ano;UF;Empregador;CNPJ/CPF;CNAE
3;2024;PA;Carvoaria Dois Irmãos;12.ABC.345/01DE-35;0210-1/08
;;;;;
4;2024;PA;Maria Souza;293.118.610/001-84;0210-1/08
`),
  ).toEqual({ numbers, unread: [] });
});

test.each([
  ["commas", ","],
  ["tabs", "\t"],
  ["semicolons", ";"],
])("cells are separated by %s, and columns are in any order", (_name, mark) => {
  const lines = [
    ["CPF / CNPJ do empregador", "Nome"],
    ["52998224725", "João"],
    ["11222333000181", "Fazenda"],
  ];
  expect(read(lines.map((cells) => cells.join(mark)).join("\r\n")).numbers).toEqual([
    "11222333000181",
    "52998224725",
  ]);
});

test("a file of Windows and one of UTF-8 say the same", () => {
  const utf8 = new TextEncoder().encode("Empregador;CPF\nJoão;529.982.247-25\n");
  const windows = Uint8Array.from("Empregador;CPF\nJo\u00e3o;529.982.247-25\n", (letter) =>
    letter.charCodeAt(0),
  );
  expect(read(decodeText(windows))).toEqual(read(decodeText(utf8)));
});

test("zeros that a spreadsheet dropped are put back, in the number's column alone", () => {
  expect(read("CPF;Trabalhadores\n191;1\n1234567890;2\n")).toMatchObject({
    numbers: ["01234567890"],
    unread: [{ number: 2 }],
  });
  expect(read("CNPJ;Ano\n191000101;2025\n00000000000191;2025\n").numbers).toEqual([
    "00000000000191",
  ]);
});

test("lines without a readable number are given, with their number in the file", () => {
  expect(
    read(`Empregador;CNPJ/CPF
João;529.982.247-26
Maria;***.982.247-**
Pedro;
Fazenda;1,12223E+13
Fazenda Boa;11.222.333/0001-81`),
  ).toEqual({
    numbers: ["11222333000181"],
    unread: [
      { number: 2, text: "João · 529.982.247-26" },
      { number: 3, text: "Maria · ***.982.247-**" },
      { number: 4, text: "Pedro" },
      { number: 5, text: "Fazenda · 1,12223E+13" },
    ],
  });
});

test("without a named column, numbers are found in any text, as copied from the official document", () => {
  expect(
    read("1 2025 MT Fazenda Boa Vista 11.222.333/0001-81 Rodovia BR-158, km 20 12 0151-2/01"),
  ).toEqual({ numbers: ["11222333000181"], unread: [] });
});

test("a number that is there twice is read once, and longer numbers are no numbers", () => {
  expect(read("CPF\n52998224725\n529.982.247-25\n").numbers).toEqual(["52998224725"]);
  expect(read("processo 0552998224725001\n").numbers).toEqual([]);
});

test("a name that begins with a quotation mark hides no line of a tab-separated file", () => {
  const lines = [
    ["Empregador", "CNPJ/CPF"],
    ['"Vó Maria" Carvoaria', "11.222.333/0001-81"],
    ["João", "529.982.247-25"],
    ['"Zé"', "293.118.610/001-84"],
    ['"Dois Irmãos', "12.ABC.345/01DE-35"],
  ];
  expect(read(lines.map((cells) => cells.join("\t")).join("\n"))).toEqual({ numbers, unread: [] });
});

test("a line whose quotes do not close is read, and so are the lines that it contains", () => {
  expect(
    read(`Empregador;CNPJ/CPF
João;529.982.247-25
"Vó Maria" Carvoaria;11.222.333/0001-81
Zé;293.118.610/001-84
Sem número;em análise`),
  ).toEqual({
    numbers: ["11222333000181", "29311861000184", "52998224725"],
    unread: [{ number: 5, text: "Sem número;em análise" }],
  });
});

test("quoted cells with many line breaks do not hide which mark separates cells", () => {
  expect(read('"CPF";"Endereço"\n"529.982.247-26";"Rua\nA\nB\nC"\n"191";"Rua\nD\nE\nF"\n')).toEqual(
    {
      numbers: [],
      unread: [
        { number: 2, text: "529.982.247-26 · Rua\nA\nB\nC" },
        { number: 3, text: "191 · Rua\nD\nE\nF" },
      ],
    },
  );
});

test("a line that names a kind of number elsewhere is no repeated header", () => {
  expect(
    read(`UF;Empregador;CNPJ/CPF;Observação
MT;Fazenda X;11.222.333/0001-81;CEI da obra
MT;Fazenda Y;CPF não informado;
UF;EMPREGADOR;CNPJ / CPF;Observação`),
  ).toEqual({
    numbers: ["11222333000181"],
    unread: [{ number: 3, text: "MT · Fazenda Y · CPF não informado" }],
  });
});

test("a cell may have several numbers", () => {
  expect(read("Empregador;CNPJ/CPF\nZé;11.222.333/0001-81 e 529.982.247-25\n")).toEqual({
    numbers: ["11222333000181", "52998224725"],
    unread: [],
  });
});

test("a file without lines has no numbers", () => {
  expect(read("")).toEqual({ numbers: [], unread: [] });
});
