import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { limits } from "../domain/limits.ts";
import { type Bucket, readFile, resumeProblem } from "./resumeFiles.ts";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF");

/** A zip of uncompressed files. */
function zip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const body = Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(body), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(body.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), body]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from("PK\x01\x02"),
        Buffer.from([20, 0]),
        common,
        rest,
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from("PK\x05\x06"), end]);
}

const wordMain = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${wordMain}"/></Types>`;
const docxFiles = { "[Content_Types].xml": contentTypes, "word/document.xml": "<w:document/>" };

/** An old Office container with streams of these names. */
function container(...names: string[]): Buffer {
  return Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504),
    ...names.map((name) => Buffer.from(`${name}\0`, "utf16le")),
    Buffer.alloc(512),
  ]);
}

test.each([
  ["a.pdf", pdf],
  ["a.PDF", pdf],
  ["a.docx", zip(docxFiles)],
  ["a.doc", container("WordDocument")],
])("a genuine %s is accepted", async (path, bytes) => {
  expect(await resumeProblem(path, bytes)).toBeNull();
});

test.each([
  ["an empty file", "a.pdf", Buffer.alloc(0), "empty"],
  [
    "a file over the limit",
    "a.pdf",
    Buffer.concat([pdf, Buffer.alloc(limits.resumeFile.max)]),
    "too large",
  ],
  ["another type", "a.html", pdf, "not a résumé type"],
  ["text called .pdf", "a.pdf", Buffer.from("Olá"), "lies about its type"],
  ["a PDF called .docx", "a.docx", pdf, "lies about its type"],
  ["any zip called .docx", "a.docx", zip({ "a.txt": "a" }), "lies about its type"],
  [
    "a .docx with macros",
    "a.docx",
    zip({ ...docxFiles, "word/vbaProject.bin": "x" }),
    "has macros",
  ],
  [
    "a macro document by its own declaration",
    "a.docx",
    zip({
      ...docxFiles,
      "[Content_Types].xml": contentTypes.replace(
        wordMain,
        "application/vnd.ms-word.document.macroEnabled.main+xml",
      ),
    }),
    "has macros",
  ],
  ["junk before a PDF", "a.pdf", Buffer.concat([Buffer.from("junk"), pdf]), "lies about its type"],
  ["a PDF cut in half", "a.pdf", pdf.subarray(0, pdf.length / 2), "cut short"],
  [
    "a PDF that ends long before the file does",
    "a.pdf",
    Buffer.concat([pdf, Buffer.alloc(1024)]),
    "cut short",
  ],
  ["a .docx without its directory", "a.docx", zip(docxFiles).subarray(0, -22), "cut short"],
  ["HTML called .doc", "a.doc", Buffer.from("<!doctype html><html></html>"), "lies about its type"],
  ["an old spreadsheet called .doc", "a.doc", container("Workbook"), "lies about its type"],
  ["a .doc with macros", "a.doc", container("WordDocument", "_VBA_PROJECT"), "has macros"],
])("%s is refused", async (_what, path, bytes, problem) => {
  expect(await resumeProblem(path, bytes)).toBe(problem);
});

test("a file is as large as it may be, and no larger", async () => {
  const filled = (size: number) =>
    Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(size - pdf.length, " "), pdf.subarray(9)]);
  expect(await resumeProblem("a.pdf", filled(limits.resumeFile.max))).toBeNull();
  expect(await resumeProblem("a.pdf", filled(limits.resumeFile.max + 1))).toBe("too large");
});

test("the words of macros in a PDF do not count as macros", async () => {
  const words = Buffer.concat([
    Buffer.from("vbaProject.bin"),
    Buffer.from("_VBA_PROJECT", "utf16le"),
  ]);
  expect(
    await resumeProblem("a.pdf", Buffer.concat([pdf.subarray(0, 9), words, pdf.subarray(9)])),
  ).toBeNull();
});

function bucketThat(download: () => Promise<[Buffer]>): Bucket {
  return { file: () => ({ download }) } as unknown as Bucket;
}

test("a missing file is null, and any other failure is an error", async () => {
  const failing = (code: number) =>
    bucketThat(() => Promise.reject(Object.assign(new Error("failed"), { code })));
  expect(
    await readFile(
      bucketThat(async () => [pdf]),
      "a.pdf",
    ),
  ).toBe(pdf);
  expect(await readFile(failing(404), "a.pdf")).toBeNull();
  await expect(readFile(failing(503), "a.pdf")).rejects.toThrow("failed");
});
