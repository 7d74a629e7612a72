import { describe, expect, test } from "vitest";
import { csvText, decodeText, parseCsv, plainCell } from "./csv.ts";

const isKnown = (name: string) => ["titulo", "empresa", "descricao"].includes(name);
const bytes = (...values: number[]) => new Uint8Array(values);

describe("the text of a file", () => {
  test("UTF-8 is read as UTF-8", () => {
    expect(decodeText(new TextEncoder().encode("São João; ção"))).toBe("São João; ção");
  });

  test("bytes that are not UTF-8 are read as Excel writes them", () => {
    expect(decodeText(bytes(0x53, 0xe3, 0x6f, 0x20, 0x80))).toBe("São €");
  });

  test("Excel's 'Unicode text' is recognised by its mark", () => {
    expect(decodeText(bytes(0xff, 0xfe, 0x53, 0x00, 0xe3, 0x00))).toBe("Sã");
  });
});

describe("the table in a text", () => {
  test.each([
    ["semicolons", "titulo;empresa\nPadeiro;Padaria, a boa"],
    ["commas", 'titulo,empresa\nPadeiro,"Padaria, a boa"'],
    ["tabs", "titulo\tempresa\nPadeiro\tPadaria, a boa"],
    ["a line that names the separator", "sep=;\r\ntitulo;empresa\r\nPadeiro;Padaria, a boa"],
    ["a byte order mark", "\uFEFFtitulo;empresa\nPadeiro;Padaria, a boa"],
  ])("%s", (_what, text) => {
    expect(parseCsv(text, isKnown)).toEqual({
      header: ["titulo", "empresa"],
      rows: [{ number: 2, cells: ["Padeiro", "Padaria, a boa"], broken: false }],
    });
  });

  test("a quoted cell keeps its line breaks, quotes and separators", () => {
    const { rows } = parseCsv(
      'titulo;descricao\nPadeiro;"Fazer ""pão"";\nde madrugada"\nCaixa;x',
      isKnown,
    );
    expect(rows.map(({ number, cells }) => [number, cells[1]])).toEqual([
      [2, 'Fazer "pão";\nde madrugada'],
      [3, "x"],
    ]);
  });

  test("a cell copied as it is keeps its quotation marks, beside cells that are quoted", () => {
    const lines = [
      "titulo\tempresa\tdescricao",
      'Caixa\tMercado\t"Vista a camisa": atenda no caixa',
      'Pintor\tCasa\t"Pintar ""por fora""\ne por dentro"',
      'Padeiro\t"Sol\tFazer pães',
      'Vaqueiro\tFazenda\tTubo de 2"',
      'Motorista\t"Frota" e "Filhos"\t"CNH D"',
      'Gerente\t"Loja\tnova"\t',
      "",
    ];
    expect(parseCsv(lines.join("\r\n"), isKnown).rows.map(({ cells }) => cells)).toEqual([
      ["Caixa", "Mercado", '"Vista a camisa": atenda no caixa'],
      ["Pintor", "Casa", 'Pintar "por fora"\ne por dentro'],
      ["Padeiro", '"Sol', "Fazer pães"],
      ["Vaqueiro", "Fazenda", 'Tubo de 2"'],
      ["Motorista", '"Frota" e "Filhos"', "CNH D"],
      ["Gerente", "Loja\tnova", ""],
    ]);
  });

  test("empty lines are left out, and the others keep their numbers", () => {
    expect(
      parseCsv("titulo;empresa\n\n;\nPadeiro;Padaria\n", isKnown).rows.map(({ number }) => number),
    ).toEqual([4]);
  });

  test("a row with an unclosed quote is marked as broken", () => {
    expect(parseCsv('titulo;empresa\nPadeiro;"Padaria', isKnown).rows[0]?.broken).toBe(true);
  });
});

describe("a CSV that is written", () => {
  test.each(["=1+1", "+55 66", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1+1", "＝1", "\n=1"])(
    "%j is no formula, and is read back unchanged",
    (cell) => {
      const text = csvText(["titulo"], [[cell]]);
      const [, written = ""] = text.slice(1).split(/\r\n(.*)/s);
      expect(written.replace(/^"/, "")).toMatch(/^'/);
      expect(parseCsv(text, isKnown).rows[0]?.cells).toEqual([cell]);
    },
  );

  test("a plain cell stays, and so does its own apostrophe", () => {
    expect(parseCsv(csvText(["titulo"], [["d'água"]]), isKnown).rows[0]?.cells).toEqual(["d'água"]);
    expect(plainCell("'texto")).toBe("'texto");
  });

  test("it begins with the mark that makes Excel read UTF-8", () => {
    expect(csvText(["a", "b"], [["ç", "x;y"]])).toBe('\uFEFFa;b\r\nç;"x;y"\r\n');
  });
});
