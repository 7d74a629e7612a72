import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import {
  beginsAs,
  candidateOfPath,
  resumeAddress,
  resumeAtAddress,
  resumeExtension,
  resumeFileProblem,
  resumeNameOf,
  resumePath,
  resumeRequiredText,
  resumeTypes,
} from "./resumeFile.ts";

const pdf = Uint8Array.from([..."%PDF-1.7"].map((letter) => letter.charCodeAt(0)));
const docx = Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0);
const doc = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

const tooLarge = "O arquivo deve ter no máximo 5MB";
const empty = "O arquivo está vazio. Escolha outro";
const unreadable = "Não foi possível ler o arquivo. Escolha-o de novo";
const wrongType = "Somente arquivos PDF ou Word são aceitos";

test("a missing file is reported in the specification's words", () => {
  expect(resumeRequiredText).toBe("O currículo é obrigatório");
});

test.each([
  ["curriculo.pdf", "pdf"],
  ["Currículo Ana.PDF", "pdf"],
  ["cv.doc", "doc"],
  ["cv.docx", "docx"],
  ["a.b.c.docx", "docx"],
  [" cv.pdf ", "pdf"],
  ["cv", null],
  ["cv.odt", null],
  ["cv.exe", null],
  ["cv.pdf.exe", null],
  [".", null],
  ["", null],
  ["pdf", null],
  ["cv.docm", null],
  ["cv.pdf2", null],
  ["cvpdf", null],
  ["cv.constructor", null],
  ["cv.tostring", null],
] as const)("the type of '%s' is %s", (name, extension) => {
  expect(resumeExtension(name)).toBe(extension);
});

test.each([
  ["a PDF", "pdf", pdf, true],
  ["a Word 97 document", "doc", doc, true],
  ["a Word document", "docx", docx, true],
  ["a PDF called .doc", "doc", pdf, false],
  ["a PDF called .docx", "docx", pdf, false],
  ["a ZIP called .pdf", "pdf", docx, false],
  ["half of a signature", "doc", doc.slice(0, 4), false],
  ["a signature with another end", "doc", doc.with(7, 0), false],
  ["nothing", "pdf", new Uint8Array(), false],
] as const)("%s begins as .%s does or not", (_what, extension, bytes, begins) => {
  expect(beginsAs(extension, bytes)).toBe(begins);
});

const max = limits.resumeFile.max;

test("the limit is 5 MB", () => {
  expect(max).toBe(5 * 1024 * 1024);
});

test.each([
  ["a PDF", { name: "cv.pdf", size: 1000, firstBytes: pdf }, null],
  ["a file of exactly 5 MB", { name: "cv.docx", size: max, firstBytes: docx }, null],
  ["a file one byte larger", { name: "cv.docx", size: max + 1, firstBytes: docx }, tooLarge],
  ["an image", { name: "foto.jpg", size: 1000, firstBytes: Uint8Array.of(0xff, 0xd8) }, wrongType],
  [
    "a large image",
    { name: "foto.jpg", size: max + 1, firstBytes: Uint8Array.of(0xff, 0xd8) },
    wrongType,
  ],
  ["an empty PDF", { name: "cv.pdf", size: 0, firstBytes: new Uint8Array() }, empty],
  ["an empty image", { name: "foto.jpg", size: 0, firstBytes: new Uint8Array() }, wrongType],
  ["a PDF the device keeps back", { name: "cv.pdf", size: 1000, firstBytes: null }, unreadable],
  [
    "an image called .pdf",
    { name: "cv.pdf", size: 1000, firstBytes: Uint8Array.of(0xff, 0xd8) },
    wrongType,
  ],
  [
    "a file named after a built-in",
    { name: "cv.constructor", size: 1000, firstBytes: pdf },
    wrongType,
  ],
])("%s is accepted or refused in the specification's words", (_what, file, problem) => {
  expect(resumeFileProblem(file)).toBe(problem);
});

const jpeg = Uint8Array.of(0xff, 0xd8);
const types = resumeTypes;

test.each([
  ["DOC-20261121-WA0003.", types.pdf, pdf, "DOC-20261121-WA0003.pdf"],
  ["Currículo Ana", types.pdf, pdf, "Currículo Ana.pdf"],
  ["Currículo Ana", "", pdf, "Currículo Ana.pdf"],
  ["Ana S. Lima ", types.docx, docx, "Ana S. Lima.docx"],
  ["Currículo 21.11.2026", types.doc, doc, "Currículo 21.11.2026.doc"],
  ["Currículo Ana", types.pdf, null, "Currículo Ana.pdf"],
  ["Currículo Ana", "", docx, "Currículo Ana"],
  ["Currículo Ana", "image/jpeg", jpeg, "Currículo Ana"],
  ["Currículo Ana.PDF", types.pdf, pdf, "Currículo Ana.PDF"],
  ["cv.exe", types.pdf, pdf, "cv.exe"],
  ["cv.odt ", types.docx, docx, "cv.odt "],
])(
  "a file called '%s' of the type '%s' gets an ending if it has none",
  (name, type, bytes, full) => {
    expect(resumeNameOf({ name, type, firstBytes: bytes })).toBe(full);
  },
);

test("a résumé is stored in its application's folder under a meaningless name", () => {
  const path = resumePath("caixa_uid1", "docx", new Date("2026-11-21T12:00:00Z"), "k3x9");
  expect(path).toBe("resumes/caixa_uid1/1795262400000-k3x9.docx");
});

test("the content types are those of the formats", () => {
  expect(resumeTypes).toEqual({
    pdf: "application/pdf",
    doc: "application/msword",
    docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  });
});

test.each([
  ["resumes/caixa_uid1/1-a.pdf", "caixa_uid1"],
  ["resumes/banco_x/1-a.pdf", "banco_x"],
  ["resumes/banco_x/more/1-a.pdf", null],
  ["resumes/1-a.pdf", null],
  ["resumes//1-a.pdf", null],
  ["resumes/banco_x/", null],
  ["other/banco_x/1-a.pdf", null],
  ["old/resumes/banco_x/1-a.pdf", null],
])("the file '%s' belongs to the application '%s'", (path, candidateId) => {
  expect(candidateOfPath(path)).toBe(candidateId);
});

test("a stored résumé has an address on the site that names its application", () => {
  const path = "resumes/caixa_uid1/1795262400000-k3x9.docx";
  expect(resumeAddress(path)).toBe("/arquivos/resumes/caixa_uid1/1795262400000-k3x9.docx");
  expect(resumeAtAddress(resumeAddress(path))).toEqual({ path, candidateId: "caixa_uid1" });
});

test.each([
  "/arquivos/",
  "/arquivos/resumes/1-a.pdf",
  "/arquivos/resumes//1-a.pdf",
  "/arquivos/resumes/../1-a.pdf",
  "/arquivos/resumes/__all__/1-a.pdf",
  "/arquivos/resumes/caixa_uid1/../1-a.pdf",
  "/arquivos/resumes/caixa_uid1/..",
  "/arquivos/resumes/caixa_uid1/1-a",
  "/arquivos/resumes/caixa_uid1/1-a.pdf/",
  "/arquivos/resumes/caixa_uid1/%2e%2e%2f1-a.pdf",
  "/arquivos/resumes/caixa%5Fuid1/1-a.pdf",
  "/arquivos/resumes/caixa_uid1/1-a.pdf\n",
  "/arquivos/logos/caixa_uid1/1-a.pdf",
  "/arquivos//resumes/caixa_uid1/1-a.pdf",
  "//arquivos/resumes/caixa_uid1/1-a.pdf",
  "/resumes/caixa_uid1/1-a.pdf",
])("%j is not the address of a résumé", (pathname) => {
  expect(resumeAtAddress(pathname)).toBeNull();
});
