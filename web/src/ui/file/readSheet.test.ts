import { expect, test } from "vitest";
import { readSheet } from "./readSheet.ts";

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"));

test.each([
  ["an old workbook, or one with a password", bytes("d0cf11e0a1b11ae1"), "Excel antigo (.xls)"],
  ["an archive that is no workbook", bytes("504b0304"), "não é uma planilha do Excel (.xlsx)"],
  ["a document", "%PDF-1.7", "Este arquivo não é uma planilha."],
])("%s is refused with advice, whatever its name", async (_what, content, problem) => {
  const reading = await readSheet(new File([content], "vagas.csv"));
  expect(reading).toEqual({ problem: expect.stringContaining(problem) as string });
  expect(reading).toEqual({
    problem: expect.stringContaining(
      "Abra no programa de planilhas, salve como .xlsx ou CSV e importe de novo.",
    ) as string,
  });
});

test("a text is read whatever its name", async () => {
  expect(await readSheet(new File(["titulo;empresa"], "vagas.xlsx"))).toEqual({
    text: "titulo;empresa",
  });
});
