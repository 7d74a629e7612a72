import { formatPhone } from "@vagas/functions/domain/text/phone";
import type { ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import { periodText, resumeFacts } from "@vagas/functions/domain/writtenResume/resumeFacts";
import {
  emptyWrittenResume,
  readWrittenResume,
  storedWrittenResume,
  type WrittenResume,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import { expect, test } from "vitest";
import { makeResumeFile } from "./makeResumeFile.ts";
import { readWithPdfium } from "./testing/readWithPdfium.ts";
import { fullestResume, maria, tractorDriver } from "./testing/resumes.ts";

// The file that a company or the administrator downloads, beside the answers that their pages show.

const madeOn = new Date("2026-11-23T12:00:00Z");
const full = fullestResume("Operação de máquinas e colheitadeira ");

const people: [string, WrittenResume, ResumePerson][] = [
  ["with some answers", tractorDriver, maria],
  ["with every answer at its longest", full.resume, full.person],
  ["without an answer", emptyWrittenResume, { ...maria, email: null }],
  [
    "who never worked, with accents",
    {
      ...emptyWrittenResume,
      neverWorked: true,
      wantedWords: "Pão, bolo & café",
      skillWords: ["Crochê", "Inglês básico", "Computação (planilhas)"],
      start: "thirtyDays",
      sleepsAtWork: false,
      wayToWork: "none",
      place: "Água Boa, Vão do Ribeirão",
    },
    { name: "Áurea Brandão Guimarães", phone: "556635691234", email: "aurea@correio.example" },
  ],
  [
    "who writes in another script",
    {
      ...tractorDriver,
      wantedWords: "農業",
      jobs: [{ what: "Тракторист", where: "村の農場", from: "2020", until: "" }],
      skillWords: ["溶接", "Łucja"],
      place: "日本村",
    },
    { ...maria, name: "山田 Ольга" },
  ],
];

/** The file's title for each kind of answer; null: the answer's own label stands beside it. */
const titles = {
  wanted: "Objetivo",
  jobs: "Experiência",
  skills: "O que sei fazer",
  school: "Escolaridade",
  licences: null,
  start: null,
  sleeps: null,
  way: null,
  place: "",
} as const;

/** Letters and digits alone: readers divide lines and long words, and a list has bullets. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

/** All that the file should say, read from the stored answers. */
function expectedTexts(stored: string, { name, phone, email }: ResumePerson): string[] {
  const resume = readWrittenResume(stored)!;
  const facts = resumeFacts(resume);
  const texts = facts.flatMap(({ key, label, items }) => [titles[key] ?? label, ...items]);
  const worked = resume.jobs.flatMap((job) => [job.what, job.where, periodText(job)]);
  const jobs = facts.find(({ key }) => key === "jobs");
  return [
    name,
    formatPhone(phone),
    email ?? "",
    // A past job's parts stand apart in the file.
    ...texts.filter((text) => worked.length === 0 || !jobs?.items.includes(text)),
    ...worked,
    ...(facts.some(({ key }) => titles[key] === null) ? ["Disponibilidade"] : []),
    "Atualizado em 23/11/2026",
  ];
}

test.each(people)(
  "the file of a person %s says what is stored, and nothing else",
  async (...row) => {
    const [, resume, person] = row;
    const stored = storedWrittenResume(resume);
    const file = await makeResumeFile(resume, person, madeOn);
    const { text } = await readWithPdfium(new Uint8Array(await file.arrayBuffer()));
    let rest = letters(text);
    const expected = expectedTexts(stored, person).map(letters).filter(Boolean);
    for (const said of expected.toSorted((a, b) => b.length - a.length)) {
      expect(rest).toContain(said);
      rest = rest.replace(said, "|");
    }
    expect(rest).toMatch(/^\|+$/);
  },
);
