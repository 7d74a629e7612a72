import { expect, test } from "vitest";
import { readImportFile } from "./readImportFile.ts";
import { importTemplate } from "./template.ts";

test("the offered template can be imported unchanged", async () => {
  const now = new Date("2026-11-21T15:00:00Z");
  const file = new File([importTemplate(now)], "modelo-vagas.csv");
  const { table, problem } = await readImportFile(file, now);
  expect(problem).toBeNull();
  expect(table?.ignored).toEqual([]);
  expect(table?.lines).toEqual([expect.objectContaining({ problem: null })]);
});
