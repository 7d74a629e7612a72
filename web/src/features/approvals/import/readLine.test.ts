import { jobFields } from "@vagas/functions/domain/job/jobFields";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type * as Cells from "./cells.ts";
import type { ImportField } from "./columns.ts";
import { readLine } from "./readLine.ts";

const misread = vi.hoisted(() => ({ flag: false }));

vi.mock("./cells.ts", async (original) => {
  const cells = await original<typeof Cells>();
  const yesOrNo = (cell: string, column: string) =>
    misread.flag ? { value: "talvez" } : cells.yesOrNo(cell, column);
  return { ...cells, yesOrNo };
});

const now = new Date("2026-11-21T15:00:00Z");
const names = Object.keys(jobFields) as ImportField[];
const english = /invalid|expected|received|required|too (big|small)|must|input/i;

test("a refused line gets a message in Portuguese, whatever its cells contain", async () => {
  const cells = fc.record(
    Object.fromEntries(
      names.map((name) => [
        name,
        fc.oneof(
          fc.constantFrom("", " ", "não", "sim", "Vendas", "31/12/2026", "x".repeat(6000)),
          fc.stringMatching(/^[\dà-ü|;,/\n-]{0,20}$/),
        ),
      ]),
    ),
  );
  await fc.assert(
    fc.asyncProperty(cells, async (row) => {
      const read = await readLine((field) => row[field] ?? "", now);
      if ("problem" in read) expect(read.problem).not.toMatch(english);
    }),
  );
});

test("an error without its own message gets one in Portuguese, with the name of its column", async () => {
  misread.flag = true;
  const read = await readLine(() => "", now);
  misread.flag = false;
  expect(read).toMatchObject({
    problem: expect.stringContaining(
      "urgente: valor inválido; aceita sem experiência: valor inválido",
    ) as string,
  });
});
