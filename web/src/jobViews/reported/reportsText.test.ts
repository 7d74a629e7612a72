import { buildSummary } from "@vagas/functions/domain/testing/buildReports";
import { expect, test } from "vitest";
import { byUrgency, hasReturned, reasonLines, reportsText, standingText } from "./reportsText.ts";

const settled = {
  revision: 1,
  at: new Date("2026-11-23T12:00:00-04:00"),
  reasonToCompany: "",
} as const;
const removed = { state: "removed", settled: { ...settled, decision: "remove" } } as const;
const on = { listed: true, revision: 1 };
const off = { listed: false, revision: 1 };

test("the most frequent reason comes first", () => {
  expect(reasonLines({ counts: { filled: 2, money: 1 } })).toEqual([
    "2 × Já foi preenchida",
    "1 × Pediram dinheiro",
  ]);
});

test.each([
  [{ money: 1 }, 1, "2026-11-21", "1 denúncia em 21/11/2026"],
  [{ money: 2, filled: 1 }, 3, "2026-11-21", "3 denúncias desde 21/11/2026"],
  [{ money: 2, filled: 1 }, 1, "2026-11-21", "3 denúncias desde 21/11/2026, 1 após a sua decisão"],
  [{ money: 2, filled: 1 }, 0, "2026-11-21", "3 denúncias desde 21/11/2026"],
  [{ money: 2 }, 2, null, "2 denúncias"],
])(
  "reports %j, of which %i without a decision, since %s, are told as '%s'",
  (counts, open, since, text) => {
    expect(reportsText({ counts, open, since })).toBe(text);
  },
);

test.each([
  [{}, on, "A vaga continua no ar."],
  [{}, off, "A vaga não está no ar."],
  [{}, null, null],
  [{ held: true }, off, "As denúncias tiraram a vaga do ar."],
  [
    { state: "kept", settled: { ...settled, decision: "keep" } },
    on,
    "Você manteve a vaga em 23/11/2026. Novas denúncias só a tiram do ar de novo depois de uma alteração.",
  ],
  [
    removed,
    off,
    "Você tirou a vaga do ar em 23/11/2026. Ela volta quando você aprovar ou fizer uma alteração.",
  ],
  [
    removed,
    { ...on, revision: 2 },
    "Você tirou o texto anterior do ar em 23/11/2026; a vaga voltou com outro texto.",
  ],
  [
    removed,
    { ...off, revision: 2 },
    "Você tirou o texto anterior do ar em 23/11/2026; o novo não está no ar.",
  ],
] as const)("reports %j of a job %j stand so: %s", (fields, job, text) => {
  expect(standingText(buildSummary(fields), job)).toBe(text);
});

test.each([
  ["with another text since it was taken off has", removed, 2, true],
  ["with the text that was taken off has not", removed, 1, false],
  ["that was kept has not", { ...removed, state: "kept" }, 2, false],
  ["whose later reports wait for a decision has not", { ...removed, state: "open" }, 2, false],
] as const)("a job %s returned from a removal", (_which, fields, revision, returned) => {
  expect(hasReturned(buildSummary(fields), { listed: true, revision })).toBe(returned);
});

test("a job that is not known has not returned", () => {
  expect(hasReturned(buildSummary(removed), null)).toBe(false);
});

test("jobs off the site come first, then the last reported", () => {
  const ids = [
    buildSummary({ id: "old", until: "2026-11-01" }),
    buildSummary({ id: "new", until: "2026-11-22" }),
    buildSummary({ id: "off", until: "2026-10-01", held: true }),
  ].toSorted(byUrgency);
  expect(ids.map(({ id }) => id)).toEqual(["off", "new", "old"]);
});
