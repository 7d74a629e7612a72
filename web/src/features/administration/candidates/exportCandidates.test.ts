import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import {
  buildStoredResume,
  buildWrittenResume,
} from "@vagas/functions/domain/testing/buildWrittenResume";
import { resumeFacts } from "@vagas/functions/domain/writtenResume/resumeFacts";
import { expect, test } from "vitest";
import type { ArchivedCandidate } from "../../../data/admin/adminCandidates.ts";
import { csvRows } from "../../../ui/file/csv.ts";
import { answerColumns, candidatesCsv } from "./exportCandidates.ts";

/** The cells of one candidate by their columns. */
async function cellsOf(fields: Partial<ArchivedCandidate>): Promise<Record<string, string>> {
  const candidate: ArchivedCandidate = {
    id: "banco_a",
    ...buildCandidate("banco_a"),
    resume: null,
    ...fields,
  };
  const text = await candidatesCsv([candidate]).text();
  const [header = [], cells = [], ...others] = csvRows(text.trim()).rows;
  expect(others).toEqual([]);
  expect(cells).toHaveLength(header.length);
  return Object.fromEntries(header.map((name, i) => [name, cells[i]!]));
}

test("every fact of a written résumé has its column, in the order of the facts", async () => {
  const facts = resumeFacts(buildWrittenResume());
  expect(answerColumns).toEqual(facts.map(({ label }) => label));
  const cells = await cellsOf({ writtenResume: buildStoredResume() });
  expect(cells).toMatchObject({
    Procura: "Trabalho na roça, Trator e máquinas",
    "Sabe fazer": "Trator, Motosserra, NR-31 (campo), Inseminar",
    CNH: "A, D",
    "Onde mora": "Setor Norte",
  });
});

test("a file of one's own, or something else than answers, leaves the columns empty", async () => {
  for (const writtenResume of [undefined, "=1+1", '{"version":9}']) {
    const cells = await cellsOf(writtenResume === undefined ? {} : { writtenResume });
    for (const column of answerColumns) expect(cells[column]).toBe("");
  }
});

test("a stranger's words run no formula, and add neither columns nor rows", async () => {
  const cells = await cellsOf({
    writtenResume: buildStoredResume({
      wanted: [],
      wantedWords: '=HYPERLINK("https://x.example";"oi")',
      skills: [],
      skillWords: ["@SUM(A1)", 'a";"b\r\nc'],
      place: "+55\n=2",
      jobs: [{ what: "-1", where: "", from: "", until: "" }],
    }),
  });
  expect(cells).toMatchObject({
    Procura: `'=HYPERLINK("https://x.example";"oi")`,
    "Sabe fazer": `'@SUM(A1), a";"b\r\nc`,
    "Já trabalhou": "'-1",
    "Onde mora": "'+55\n=2",
  });
});
