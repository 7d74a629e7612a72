import { fileTypeFromBuffer } from "file-type";
import { expect, test } from "vitest";
import { limits } from "@vagas/functions/domain/limits";
import {
  beginsAs,
  resumeExtension,
  resumeFileProblem,
  resumeTypes,
} from "@vagas/functions/domain/application/resumeFile";
import { seedRecords } from "../seedRecords.ts";
import { compoundFile } from "./compoundFile.ts";
import { doc } from "./doc.ts";
import { docx } from "./docx.ts";
import { pdf } from "./pdf.ts";
import type { Paragraph } from "./resumeText.ts";
import { windows1252 } from "./windows1252.ts";
import { zip } from "./zip.ts";

const now = new Date("2026-11-21T16:00:00Z");
const { files, candidates } = await seedRecords(now);
const paragraphs: Paragraph[] = [
  { text: "João Ação (São José)", heading: true },
  { text: "Técnico – 50% & <pronto> \\ fim", heading: false },
];

test("there are résumés of each kind, all small and with content types of their kinds", () => {
  expect(new Set(files.map(({ path }) => resumeExtension(path)))).toEqual(
    new Set(["pdf", "doc", "docx"]),
  );
  for (const { path, bytes, contentType } of files) {
    expect(bytes.length).toBeLessThan(20_000);
    expect(contentType).toBe(resumeTypes[resumeExtension(path)!]);
    expect(path).toMatch(
      /^resumes\/[A-Za-z0-9-]+_[A-Za-z0-9-]+\/\d{13}-[A-Za-z0-9]+\.(pdf|doc|docx)$/,
    );
  }
});

test.each(files.map((file) => [file.path, file] as const))(
  "%s is what its name says",
  async (path, { bytes }) => {
    const candidate = candidates.find(({ resumePath }) => resumePath === path)!;
    expect(await fileTypeFromBuffer(bytes)).toMatchObject({
      ext: { pdf: "pdf", doc: "cfb", docx: "docx" }[resumeExtension(path)!],
    });
    expect(beginsAs(resumeExtension(path)!, bytes)).toBe(true);
    expect(
      resumeFileProblem({
        name: candidate.resumeName,
        size: bytes.length,
        firstBytes: bytes.subarray(0, 8),
      }),
    ).toBeNull();
    expect(candidate.resumeSize).toBe(bytes.length);
    expect(candidate.resumeName.length).toBeLessThanOrEqual(limits.fileName.max);
  },
);

test("the same day gives the same bytes", async () => {
  expect((await seedRecords(now)).files).toEqual(files);
});

test("the file of a written résumé is the one that the site makes, and no other is", () => {
  for (const { path, bytes } of files) {
    const sent = candidates.find(({ resumePath }) => resumePath === path)!;
    const isWritten = sent.writtenResume !== undefined;
    expect([path, bytes.includes(`>Currículo de ${sent.name}</rdf:li>`)]).toEqual([
      path,
      isWritten,
    ]);
    expect([path, sent.resumeName.startsWith("Curriculo - ")]).toEqual([path, isWritten]);
  }
});

test("a PDF says where each of its objects begins", () => {
  const text = pdf(paragraphs, "Currículo").toString("latin1");
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  expect(text.slice(table, table + 5)).toBe("xref\n");
  const rows = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)];
  for (const [i, [, offset]] of rows.entries())
    expect(text.slice(Number(offset)).startsWith(`${i + 1} 0 obj\n`)).toBe(true);
  expect(rows).toHaveLength(Number(/\/Size (\d+)/.exec(text)![1]) - 1);
  const [, length, stream] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text)!;
  expect(stream).toHaveLength(Number(length));
});

test("the text of a PDF is in Windows-1252, its brackets and backslashes escaped", () => {
  const bytes = pdf(paragraphs, "Currículo");
  expect(bytes.includes(windows1252("(João Ação \\(São José\\)) '"))).toBe(true);
  expect(bytes.includes(windows1252("\\\\ fim"))).toBe(true);
});

test("a long line of a PDF is broken between words", () => {
  const line = "palavra ".repeat(40).trim();
  const shown = [
    ...pdf([{ text: line, heading: false }], "T")
      .toString("latin1")
      .matchAll(/\(([^)]*)\) '/g),
  ].map(([, text]) => text!);
  expect(shown.join(" ")).toBe(line);
  expect(Math.max(...shown.map((text) => text.length))).toBeLessThanOrEqual(85);
});

test("a ZIP lists each file where it lies", () => {
  const bytes = zip([
    { name: "a.txt", text: "olá" },
    { name: "b/ç.txt", text: "tchau" },
  ]);
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  expect(bytes.readUInt16LE(end + 10)).toBe(2);
  let entry = bytes.readUInt32LE(end + 16);
  for (const text of ["olá", "tchau"]) {
    expect(bytes.readUInt32LE(entry)).toBe(0x02014b50);
    const local = bytes.readUInt32LE(entry + 42);
    const nameLength = bytes.readUInt16LE(entry + 28);
    const start = local + 30 + nameLength;
    expect(bytes.subarray(start, start + bytes.readUInt32LE(entry + 20)).toString()).toBe(text);
    entry += 46 + nameLength;
  }
});

test("a Word document keeps the text with its signs escaped", () => {
  const text = docx(paragraphs).toString();
  expect(text).toContain("Técnico – 50% &amp; &lt;pronto&gt; \\ fim</w:t>");
  expect(text).toContain("<w:b/>");
});

test("a Word 97 document holds its text where its piece table says", () => {
  const bytes = doc(paragraphs);
  const text = windows1252("João Ação (São José)\rTécnico – 50% & <pronto> \\ fim\r");
  const document = bytes.subarray(512 * 11);
  expect(document.readUInt16LE(0)).toBe(0xa5ec);
  const table = bytes.subarray(512 * 3, 512 * 11);
  const pieces = table.subarray(document.readUInt32LE(154 + 33 * 8));
  expect(pieces.readUInt8(0)).toBe(2);
  expect(pieces.readUInt32LE(9)).toBe(text.length);
  const start = (pieces.readUInt32LE(15) & 0x3fffffff) / 2;
  expect(document.subarray(start, start + text.length).equals(text)).toBe(true);
  expect(bytes.includes(Buffer.from("WordDocument", "utf16le"))).toBe(true);
});

test("a Word 97 document takes 28 paragraphs and says so when there are more", () => {
  const many = (count: number) =>
    Array.from({ length: count }, () => ({ text: "Linha", heading: false }));
  expect(() => doc(many(28))).not.toThrow();
  expect(() => doc(many(29))).toThrow("28");
});

test("a compound file that outgrows its one table is refused", () => {
  const stream = (name: string, length: number) => ({ name, data: Buffer.alloc(length) });
  expect(() => compoundFile([stream("a", 1), stream("bb", 512 * 130)], Buffer.alloc(16))).toThrow(
    "Too large",
  );
});

test("a character that Windows-1252 lacks is refused, not replaced", () => {
  expect(windows1252("São “ok” – 1º")).toEqual(Buffer.from("53e36f20936f6b9420962031ba", "hex"));
  expect(() => windows1252("日本")).toThrow("日");
  expect(() => windows1252("\u0085")).toThrow();
});
