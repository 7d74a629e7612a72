import fc from "fast-check";
import type { ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import { limits } from "@vagas/functions/domain/limits";
import {
  emptyWrittenResume,
  type WrittenResume,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import { describe, expect, test } from "vitest";
import { drawnWord, wordsOf } from "./drawnWords.ts";
import { layoutResume } from "./layoutResume.ts";
import { type ResumeContent, resumeContent } from "./resumeContent.ts";
import { resumePdf } from "./resumePdf.ts";
import { taggedPage } from "./taggedPage.ts";
import { readWithPdfium } from "./testing/readWithPdfium.ts";
import { readWithPdfJs } from "./testing/readWithPdfJs.ts";
import { fullestResume, maria, tractorDriver } from "./testing/resumes.ts";

const madeOn = new Date("2026-11-23T12:00:00Z");
const a4 = [595.28, 841.89];
const readers = [
  ["PDF.js", readWithPdfJs],
  ["PDFium", readWithPdfium],
] as const;

const full = fullestResume("Operador de máquinas e colheitadeira ");
const widest = fullestResume("W");

const resumes: [string, WrittenResume, ResumePerson][] = [
  ["of a tractor driver", tractorDriver, maria],
  ["without an answer", emptyWrittenResume, { ...maria, email: null }],
  ["of somebody who never worked", { ...emptyWrittenResume, neverWorked: true }, maria],
  ["with every answer at its longest", full.resume, full.person],
];

/** All that a résumé says, in the order in which it is read. */
function everyText({ name, aim, phone, contacts, parts, madeOn: date }: ResumeContent): string[] {
  const entries = parts.flatMap(({ title, entries: all }) => [
    title,
    ...all.flatMap((entry) => {
      if (entry.kind === "job") return [entry.what, entry.period, entry.where];
      if (entry.kind === "list") return entry.items.flatMap((item) => ["•", item]);
      return entry.kind === "fact" ? [`${entry.label}:`, entry.text] : [entry.text];
    }),
  ]);
  return [name, aim, phone, ...contacts, ...entries, date].filter(Boolean);
}

function textOf(resume: WrittenResume, person: ResumePerson): string {
  return everyText(resumeContent(resume, person, madeOn)).join(" ");
}

/** Without the spaces at which readers divide lines and long words. */
function letters(text: string): string {
  return text.replace(/\s/g, "");
}

describe.each(readers)("%s", (_reader, read) => {
  test.each(resumes)(
    "reads the text of a résumé %s in its order, on one A4 page",
    async (_what, resume, person) => {
      const { pages, size, text } = await read(await resumePdf(resume, person, madeOn));
      expect(letters(text)).toBe(letters(textOf(resume, person)));
      expect(pages).toBe(1);
      for (const [i, side] of a4.entries()) expect(size[i]).toBeCloseTo(side, 1);
    },
  );

  test("reads every letter of Portuguese", async () => {
    const name = "áàâãéêíóôõúüç ÁÀÂÃÉÊÍÓÔÕÚÜÇ ñ “Nº 1ª” – — ‘a’ • … € ß";
    const { text } = await read(await resumePdf(emptyWrittenResume, { ...maria, name }, madeOn));
    expect(wordsOf(text).join(" ")).toContain(name);
  });

  test("reads parentheses and backslashes as they were typed", async () => {
    const name = String.raw`a) ET (b \) \\ \101 \n <</X>> endstream (((`;
    const { text } = await read(await resumePdf(emptyWrittenResume, { ...maria, name }, madeOn));
    expect(text).toContain(name);
  });
});

describe("letters that the fonts lack", () => {
  const name = "Łucja vẽnda 🎂 bolo日本";

  test("are drawn as near as they come", async () => {
    const { text } = await readWithPdfJs(
      await resumePdf(emptyWrittenResume, { ...maria, name }, madeOn),
    );
    expect(letters(text)).toContain("Lucjavendabolo??");
  });

  test("are read as they were typed", async () => {
    const { text } = await readWithPdfium(
      await resumePdf(emptyWrittenResume, { ...maria, name }, madeOn),
    );
    expect(text).toContain("Łucja vẽnda");
    expect(text).toContain("bolo日本");
  });

  test("that were typed as a letter and an accent are one letter", async () => {
    const typed = { ...maria, name: "João".normalize("NFD") };
    const { text } = await readWithPdfJs(await resumePdf(emptyWrittenResume, typed, madeOn));
    expect(text).toContain("João");
  });
});

describe("for a reader of the structure", () => {
  const read = async (resume: WrittenResume) =>
    readWithPdfJs(await resumePdf(resume, maria, madeOn));

  test("each text is what it is: heading, list, paragraph", async () => {
    const { structure } = await read(tractorDriver);
    expect(structure).toEqual([
      [
        "Document",
        [
          ["H1", "Maria Aparecida da Conceição"],
          ["P", "Objetivo: Trabalho na roça, Trator e máquinas, Silo"],
          ["P", "(66) 99999-0000"],
          ["P", "maria@correio.example"],
          ["P", "Zona rural, km 12"],
          [
            "Sect",
            [
              ["H2", "Experiência"],
              [
                "Sect",
                [
                  ["H3", "Tratorista"],
                  ["P", "desde 03/2019"],
                  ["P", "Fazenda Boa Vista"],
                ],
              ],
              [
                "Sect",
                [
                  ["H3", "Ajudante geral"],
                  ["P", "2015 a 2018"],
                ],
              ],
              ["Sect", [["H3", "Sítio São João"]]],
            ],
          ],
          [
            "Sect",
            [
              ["H2", "O que sei fazer"],
              [
                "L",
                ["Trator", "Motosserra", "NR-31 (campo)", "Conserto de cerca elétrica"].map(
                  (skill) => [
                    "LI",
                    [
                      ["Lbl", "•"],
                      ["LBody", skill],
                    ],
                  ],
                ),
              ],
            ],
          ],
          [
            "Sect",
            [
              ["H2", "Escolaridade"],
              ["P", "Ensino fundamental completo"],
            ],
          ],
          [
            "Sect",
            [
              ["H2", "Disponibilidade"],
              ["P", "CNH: A, D"],
              ["P", "Pode começar: Agora"],
              ["P", "Onde dorme: Pode dormir no serviço"],
              ["P", "Como vai ao trabalho: Vai por conta própria"],
            ],
          ],
          ["P", "Atualizado em 23/11/2026"],
        ],
      ],
    ]);
  });

  test("words on two lines are two words", () => {
    const blocks = layoutResume(resumeContent(full.resume, full.person, madeOn));
    const { content } = taggedPage(blocks, { first: 1, root: 2, pageNumber: 3 });
    expect(content).toMatch(/\(Operador [^)]* e \)Tj/);
  });

  test("the file names its title, its language and its author", async () => {
    const { info, xmpTitle, isTagged, preferences } = await read(tractorDriver);
    expect(info).toMatchObject({
      Title: "Currículo de Maria Aparecida da Conceição",
      Author: "Maria Aparecida da Conceição",
      Language: "pt-BR",
      CreationDate: "D:20261123120000Z",
    });
    expect(xmpTitle).toBe("Currículo de Maria Aparecida da Conceição");
    expect(preferences).toMatchObject({ DisplayDocTitle: true });
    expect(isTagged).toBe(true);
  });
});

describe("on the page", () => {
  test.each([...resumes, ["of the widest letters", widest.resume, widest.person]] as const)(
    "a résumé %s keeps its margins, in letters that can be read",
    async (_what, resume, person) => {
      const { runs } = await readWithPdfJs(await resumePdf(resume, person, madeOn));
      for (const { left, right, y, size } of runs) {
        expect(left).toBeGreaterThan(53);
        expect(right).toBeLessThan(a4[0]! - 53);
        expect(y).toBeGreaterThan(50);
        expect(y).toBeLessThan(a4[1]! - 53);
        expect(size).toBeGreaterThanOrEqual(8);
      }
    },
  );

  const longSkill = { ...tractorDriver, skillWords: ["W".repeat(60), "Roçar", "Carpir"] };
  test.each([
    ["of the widest letters", widest.resume, widest.person],
    ["with a long skill beside a short one", longSkill, maria],
  ] as const)("no line of a résumé %s stands on another", async (_what, resume, person) => {
    const { runs } = await readWithPdfJs(await resumePdf(resume, person, madeOn));
    for (const [i, run] of runs.entries())
      for (const other of runs.slice(i + 1)) {
        const apart = run.right <= other.left + 0.1 || other.right <= run.left + 0.1;
        if (!apart)
          expect(Math.abs(run.y - other.y)).toBeGreaterThan(Math.min(run.size, other.size));
      }
  });
});

test("the same answers and date give the same bytes", async () => {
  const make = () => resumePdf(tractorDriver, maria, madeOn);
  expect(await make()).toEqual(await make());
});

test("the fullest answers give a file of less than 8 kB", async () => {
  expect((await resumePdf(full.resume, full.person, madeOn)).length).toBeLessThan(8000);
});

test.each([21, 22])(
  "whatever is typed, both readers read all of it that is drawn: seed %i",
  async (seed) => {
    const odd = fc.constantFrom(
      "(",
      ")",
      "\\",
      "\0",
      "\u202e",
      "\u0301",
      "\ud83d",
      "🎂",
      "مرحبا",
      " ",
      "\n",
      "<<",
      "W".repeat(40),
    );
    const unit = fc.oneof(
      fc.string({ unit: "grapheme-composite", maxLength: 3 }),
      fc.string({ unit: "binary", maxLength: 3 }),
      odd,
    );
    const text = fc
      .array(unit, { maxLength: 20 })
      .map((parts) => parts.join("").slice(0, limits.writtenResume.words));
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, words, place) => {
        const resume = { ...tractorDriver, wantedWords: words, skillWords: [words, name], place };
        const person = { ...maria, name };
        const bytes = await resumePdf(resume, person, madeOn);
        const drawn = wordsOf(textOf(resume, person)).flatMap((word) => drawnWord(word));
        const { pages, text: read } = await readWithPdfJs(bytes);
        expect(letters(read)).toBe(letters(drawn.map((piece) => piece.drawn).join("")));
        expect(pages).toBe(1);
        expect((await readWithPdfium(bytes)).pages).toBe(1);
      }),
      { seed, numRuns: 30 },
    );
  },
);
