import { expect, test } from "vitest";
import { stageText } from "./ApplicantsTable.tsx";

test.each([
  ["stands", "caixa", "Mercado", "Candidatura nova"],
  ["has left its job, as one that its person withdrew", "caixa", null, "Fora da vaga"],
  ["went to the talent bank alone", null, null, "Candidatura nova"],
])(
  "the administrator reads of an application that %s: its stage",
  (_what, jobId, company, text) => {
    expect(stageText({ jobId, company, stage: "nova" })).toBe(text);
  },
);
