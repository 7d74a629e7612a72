import { limits } from "@vagas/functions/domain/limits";
import { expect, test } from "vitest";
import { shortFileName } from "./shortFileName.ts";

test("a name that fits is unchanged", () => {
  const name = `${"a".repeat(limits.fileName.max - 4)}.pdf`;
  expect(shortFileName(name)).toBe(name);
});

test("line ends and other control characters are removed", () => {
  expect(shortFileName("meu\u0000 curri\nculo\u007f.pdf")).toBe("meu curriculo.pdf");
});

test("a longer one keeps its beginning and its extension", () => {
  const short = shortFileName(`Currículo ${"a".repeat(200)}.docx`);
  expect(short).toHaveLength(limits.fileName.max);
  expect(short).toMatch(/^Currículo a+…a\.docx$/);
});

test("an emoji is kept or left out whole, because the database refuses half of one", () => {
  for (let before = limits.fileName.max - 12; before < limits.fileName.max; before += 1) {
    const short = shortFileName(`${"a".repeat(before)}😀${"😀".repeat(10)}1.pdf`);
    expect(short.isWellFormed()).toBe(true);
    expect(short.length).toBeLessThanOrEqual(limits.fileName.max);
  }
});
