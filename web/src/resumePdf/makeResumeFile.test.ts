import { expect, test } from "vitest";
import { resumeFileProblem } from "@vagas/functions/domain/application/resumeFile";
import { makeJsonFile, makeResumeFile } from "./makeResumeFile.ts";
import { resumeFileName } from "./resumeFileName.ts";
import { maria, tractorDriver } from "./testing/resumes.ts";

test("the file is one that the form for applications takes", async () => {
  const file = await makeResumeFile(tractorDriver, maria, new Date());
  const firstBytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  expect(resumeFileProblem({ name: file.name, size: file.size, firstBytes })).toBeNull();
  expect(file.type).toBe("application/pdf");
});

test("the file for other sites is JSON", async () => {
  const file = makeJsonFile(tractorDriver, maria);
  expect(file.name).toBe("Curriculo - Maria Aparecida da Conceicao.json");
  expect(JSON.parse(await file.text())).toMatchObject({ basics: { name: maria.name } });
});

test.each([
  ["Maria da Silva", "Curriculo - Maria da Silva.pdf"],
  ["  José   D'Ávila-Gonçalves ", "Curriculo - Jose DAvila-Goncalves.pdf"],
  ["../../etc/passwd\u0000", "Curriculo - etcpasswd.pdf"],
  ["CON: a*b?", "Curriculo - CON ab.pdf"],
  ["\u202Efdp.exe", "Curriculo - fdpexe.pdf"],
  ["日本 🎂", "Curriculo.pdf"],
  ["", "Curriculo.pdf"],
  ["a".repeat(300), `Curriculo - ${"a".repeat(100)}.pdf`],
])("the file of '%s' is named '%s'", (name, expected) => {
  expect(resumeFileName(name)).toBe(expected);
});
