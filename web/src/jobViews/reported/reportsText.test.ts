import { buildSummary } from "@vagas/functions/domain/testing/buildReports";
import { expect, test } from "vitest";
import { byUrgency, reasonLines, reportsText, standingText } from "./reportsText.ts";

const settled = {
  revision: 1,
  at: new Date("2026-11-23T12:00:00-04:00"),
  reasonToCompany: "",
} as const;

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
  [{}, true, "A vaga continua no ar."],
  [{}, false, "A vaga não está no ar."],
  [{}, null, null],
  [{ held: true }, false, "As denúncias tiraram a vaga do ar."],
  [
    { state: "kept", settled: { ...settled, decision: "keep" } },
    true,
    "Você manteve a vaga em 23/11/2026. Novas denúncias só a tiram do ar de novo depois de uma alteração.",
  ],
  [
    { state: "removed", settled: { ...settled, decision: "remove" } },
    false,
    "Você tirou a vaga do ar em 23/11/2026. Ela volta quando uma alteração for aprovada.",
  ],
] as const)("a job with %j, on the site: %s, stands so: %s", (fields, isListed, text) => {
  expect(standingText(buildSummary(fields), isListed)).toBe(text);
});

test("jobs off the site come first, then the last reported", () => {
  const ids = [
    buildSummary({ id: "old", until: "2026-11-01" }),
    buildSummary({ id: "new", until: "2026-11-22" }),
    buildSummary({ id: "off", until: "2026-10-01", held: true }),
  ].toSorted(byUrgency);
  expect(ids.map(({ id }) => id)).toEqual(["off", "new", "old"]);
});
