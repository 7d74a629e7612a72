import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readXlsx } from "./readXlsx.ts";

/** An archive whose parts claim to unpack to this many bytes each. */
function claiming(parts: readonly string[], bytes: number): Uint8Array {
  const archive = zipSync(Object.fromEntries(parts.map((path) => [path, strToU8("<a/>")])));
  const view = new DataView(archive.buffer, archive.byteOffset);
  for (let at = 0; at < archive.length - 4; at += 1)
    if (view.getUint32(at) === 0x504b0102) view.setUint32(at + 24, bytes, true);
  return archive;
}

const megabyte = 1024 * 1024;

test("a workbook that would unpack to more than 100 MB is not unpacked", () => {
  const parts = ["xl/workbook.xml", "xl/styles.xml"];
  expect(readXlsx(claiming(parts, 50 * megabyte + 1))).toEqual({ problem: "too-large" });
  expect(readXlsx(claiming(["other.xml"], 200 * megabyte))).toEqual({ problem: "not-a-workbook" });
});

test("a file that is not an archive is not a workbook", () => {
  expect(readXlsx(strToU8("titulo;empresa"))).toEqual({ problem: "not-a-workbook" });
});
