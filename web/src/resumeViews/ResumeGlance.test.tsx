import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { limits } from "@vagas/functions/domain/limits";
import { skillChoices } from "@vagas/functions/domain/writtenResume/choices";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { findSkill } from "./findSkill.ts";
import { ResumeGlance } from "./ResumeGlance.tsx";

function glance(stored: string | undefined, search = ""): string {
  return renderToStaticMarkup(<ResumeGlance stored={stored} find={findSkill(search)} />);
}

/** The text of each part by its label, with a bar between elements. */
function partsOf(html: string): Record<string, string> {
  const found = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  const textOf = (part: string) =>
    part
      .replace(/<style.*?<\/style>/g, "")
      .replace(/(<[^>]*>)+/g, "|")
      .replaceAll("\u00a0", " ");
  return Object.fromEntries(
    found.map(([, label, value]) => [label, textOf(value!).replace(/^\||\|$/g, "")]),
  );
}

test("works, skills, places of work and conditions are read at a glance", () => {
  expect(partsOf(glance(buildStoredResume()))).toEqual({
    Procura: "Trabalho na roça, Trator e máquinas",
    "Sabe fazer": "Trator|Motosserra|NR-31 (campo)|Inseminar",
    "Já trabalhou": "Tratorista, Fazenda Boa Vista (desde 03/2019)",
    Também:
      "CNH A, D · Pode começar agora · Pode dormir no serviço · Vai por conta própria · Ensino fundamental completo · Onde mora: Setor Norte",
  });
});

test("what was not answered takes no room", () => {
  const little = { wanted: [], jobs: [], skills: [], skillWords: [], licences: [], school: null };
  const parts = partsOf(
    glance(buildStoredResume({ ...little, sleepsAtWork: null, wayToWork: null, place: "" })),
  );
  expect(parts).toEqual({ Também: "Pode começar agora" });
});

test.each([undefined, "", "{", '{"version":2}', "null", "[]"])(
  "%j in place of answers shows nothing",
  (stored) => {
    expect(glance(stored)).toBe("");
  },
);

test.each([
  ["motosserra", "Motosserra"],
  ["motosserras", "Motosser"],
  ["s:chainsaw", "Motosserra"],
  ["inseminador", "Insemina"],
])("the search %j is marked, and the skill that it found comes first", (search, marked) => {
  const html = glance(buildStoredResume(), search);
  expect(partsOf(html)["Sabe fazer"]).toMatch(new RegExp(`^${marked}`));
  expect(html).toMatch(new RegExp(`<mark[^>]*>${marked}</mark>`));
});

test("eight skills are shown at once, the others by a button that says how many they are", () => {
  const skills = skillChoices.slice(0, limits.writtenResume.skills).map(({ id }) => id);
  const html = glance(buildStoredResume({ skills, skillWords: [] }));
  expect(partsOf(html)["Sabe fazer"]!.split("|")).toHaveLength(9);
  expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>e mais 12/);
  expect(glance(buildStoredResume({ skills: skills.slice(0, 8), skillWords: [] }))).not.toContain(
    "e mais",
  );
});

describe("what strangers send", () => {
  const words = '<img src=x onerror="injected=1">';

  test("words are text, in every answer", () => {
    const html = glance(
      buildStoredResume({
        wantedWords: words,
        skillWords: [words],
        place: words,
        jobs: [{ what: words, where: words, from: "", until: "" }],
      }),
      "<img",
    );
    expect(html).not.toContain("<img");
    expect(html.match(/&lt;<\/mark>|&lt;/g)!.length).toBeGreaterThanOrEqual(5);
  });

  test("ids of no choice are left out", () => {
    const html = glance(
      buildStoredResume({ skills: ["toString", "<img src=x>"], wanted: ["__proto__"] }),
    );
    expect(partsOf(html)).not.toHaveProperty("Procura");
    expect(partsOf(html)["Sabe fazer"]).toBe("Inseminar");
  });
});
