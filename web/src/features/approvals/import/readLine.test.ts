import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { limits } from "@vagas/functions/domain/limits";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { JobToImport } from "../../../data/admin/importedJobs.ts";
import type * as Cells from "./cells.ts";
import type { ImportField } from "./columns.ts";
import { contentId } from "./contentId.ts";
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
    { seed: 21, numRuns: 300 },
  );
});

test("an error without its own message gets one in Portuguese, with the name of its column", async () => {
  misread.flag = true;
  const read = await readLine(() => "", now);
  misread.flag = false;
  expect(read).toMatchObject({
    problem: expect.stringContaining(
      "urgente: valor inválido; diária: valor inválido; aceita sem experiência: valor inválido",
    ) as string,
  });
});

const line: Partial<Record<ImportField, string>> = {
  title: "Caixa",
  company: "Mercado",
  location: "Confresa",
  type: "Comércio",
  description: "Atender no caixa da loja.",
  contactWhatsapp: "(66) 99999-0000",
};

async function readJob(cells: Partial<Record<ImportField, string>>) {
  const read = await readLine((field) => ({ ...line, ...cells })[field] ?? "", now);
  return "value" in read ? read.value : read;
}

test.each<[Partial<Record<ImportField, string>>, object]>([
  [
    { salary: "R$ 1.800,00 por mês + comissão" },
    {
      salary: "R$ 1.800,00 por mês + comissão",
      pay: { kind: "exact", least: 1_800_00, unit: "mês", extras: ["comissão"] },
    },
  ],
  [
    { salary: "R$ 1.800,00", contractType: "clt" },
    { salary: "R$ 1.800,00", pay: { kind: "exact", least: 1_800_00, unit: "mês" } },
  ],
  [
    { salary: "1750,5", contractType: "CLT" },
    { salary: "R$ 1.750,50", pay: { kind: "exact", least: 1_750_50, unit: "mês" } },
  ],
  [
    { salary: " 1669,8000000000002 ", contractType: "CLT" },
    { salary: "R$ 1.669,80", pay: { kind: "exact", least: 1_669_80, unit: "mês" } },
  ],
  [{ salary: "1800" }, { salary: "R$ 1.800,00", pay: null }],
  [{ salary: "66999990000" }, { salary: "66999990000", pay: null }],
  [
    { salary: "Por peça, a partir de R$ 15,00" },
    { salary: "Por peça, a partir de R$ 15,00", pay: null },
  ],
  [{ salary: " " }, { salary: "A combinar", pay: { kind: "negotiable" } }],
  [{ openings: "12" }, { openings: 12 }],
  [{ openings: "" }, { openings: 1 }],
  [
    {
      dayWork: "sim",
      deadline: "28/11/2026",
      meetingPlace: "Praça, 5h30",
      salary: "R$ 120,00 a diária + comissão",
      openings: "4",
      benefits: "Vale Transporte",
    },
    {
      dayWork: true,
      meetingPlace: "Praça, 5h30",
      salary: "R$ 120,00 a diária",
      pay: { least: 120_00, unit: "diária", extras: [] },
      openings: 4,
      benefits: [],
    },
  ],
  [
    { dayWork: "", meetingPlace: "Praça" },
    { dayWork: false, meetingPlace: "" },
  ],
])("a line with %j has the content %j", async (cells, content) => {
  expect(await readJob(cells)).toMatchObject({ content });
});

test.each(["0", "100", "três", "1,5", "-2", "1e1"])(
  "'%s' is no number of openings",
  async (cell) => {
    expect(await readJob({ openings: cell })).toEqual({
      problem: "O número de vagas deve ser de 1 a 99",
    });
  },
);

test("a text that is too long only for the rules, which count a bold letter twice, is refused", async () => {
  const title = "𝗩".repeat(limits.jobTitle.max / 2);
  expect(await readJob({ title })).toMatchObject({ content: { title } });
  expect(await readJob({ title: `${title}𝗩` })).toEqual({
    problem: jobFields.title.tooLong,
  });
});

test.each<[Partial<Record<ImportField, string>>, string]>([
  [{}, "prazo: escreva o dia da diária"],
  [{ deadline: "20/11/2026" }, "O dia não pode estar no passado"],
  [
    { deadline: "28/11/2026", salary: "R$ 1.800,00 por mês" },
    "O valor de uma diária é por dia, como R$ 120,00 a diária",
  ],
])("work of a day with %j is refused: %s", async (cells, problem) => {
  expect(await readJob({ dayWork: "sim", ...cells })).toEqual({ problem });
});

const laterFields = Object.entries(jobFields).flatMap(([name, field]) =>
  "addedLater" in field ? [name] : [],
);

test("a line has the id that it had before its pay was read, so that it is not imported twice", async () => {
  const salaries = ["R$ 1.800,00 por mês", "R$ 1800 + comissão", "Por peça", "1750,5", "1800", ""];
  for (const salary of salaries) {
    const { id, content } = (await readJob({ salary, contractType: "CLT" })) as JobToImport;
    const before = Object.entries(content).filter(([name]) => !laterFields.includes(name));
    const former = {
      ...Object.fromEntries(before),
      salary: salary || "A combinar",
      deadline: "",
    };
    expect(id).toBe(await contentId(former));
  }
  expect(await readJob({ openings: "2" })).not.toMatchObject({
    id: ((await readJob({})) as JobToImport).id,
  });
});
