import { expect, test } from "vitest";
import { csvText } from "../../../ui/file/csv.ts";
import { badLines } from "./badLines.ts";
import { readImport } from "./readImport.ts";

const header = "titulo;empresa;tipo;descricao;whatsapp";
const now = new Date("2026-11-21T12:00:00-04:00");
const read = async (text: string) => (await readImport(text, now)).table!;

test("a line with more cells than titles is written whole, and is refused again until it is corrected", async () => {
  const table = await read(
    [
      header,
      "Caixa;Mercado;Comércio;Atender no caixa;66 99999-1234",
      "Safrista;Fazenda;Agricultura;Colher soja; limpar o pátio;66 99999-1234",
      "Pintor;Casa",
    ].join("\n"),
  );
  const bad = badLines(table);
  expect(bad.header).toEqual([...header.split(";"), "erro"]);
  const [long, short] = bad.rows;
  expect(long!.toSpliced(5, 1)).toEqual([
    "Safrista",
    "Fazenda",
    "Agricultura",
    "Colher soja",
    " limpar o pátio",
    "66 99999-1234",
  ]);
  expect(long![5]).toMatch(/^Há mais colunas do que títulos/);
  expect(short!.slice(0, 5)).toEqual(["Pintor", "Casa", "", "", ""]);
  expect(bad.rows).toHaveLength(2);

  const again = await read(csvText(bad.header, bad.rows));
  expect(again.lines[0]?.problem).toMatch(/^Há mais colunas do que títulos/);
});
