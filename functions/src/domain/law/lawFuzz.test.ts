import fc from "fast-check";
import { expect, test } from "vitest";
import { buildJobContent } from "../testing/buildJob.ts";
import { costOf } from "../testing/costOf.ts";
import { checkAdvertisement } from "./checkAdvertisement.ts";
import { findingText } from "./findingText.ts";
import { replaceFinding } from "./replaceFinding.ts";
import { advertisementOf, checkSentence } from "./testing/checkSentence.ts";
import { harmlessSentences } from "./testing/harmlessSentences.ts";
import { unlawfulSentences } from "./testing/unlawfulSentences.ts";

const today = new Date("2026-11-23T12:00:00Z");

const sentences = [
  ...unlawfulSentences.map((line) => line.replace(/^\w+ \w /, "")),
  ...harmlessSentences,
];
const words = sentences.flatMap((line) => line.split(" "));

/** A text in which every rule is tried: words of the sentences, signs, accents apart from their letters, emoji. */
const text = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...words) },
      { weight: 2, arbitrary: fc.constantFrom(...sentences) },
      fc.constantFrom(
        "(a)",
        "/a",
        ",",
        ".",
        "\n",
        "\r\n",
        "- ",
        "✅",
        "👩🏽‍🌾",
        "e\u0301",
        "\u200b",
        "𝗛𝗼𝗺𝗲𝗺",
        "ﬁ",
      ),
      fc.string({ unit: "binary", maxLength: 12 }),
    ),
    { maxLength: 60 },
  )
  .chain((parts) => fc.constantFrom(" ", "", "\n").map((joint) => parts.join(joint)));

test("findings of any text are ranges of its words, in order, and can be told and replaced", () => {
  fc.assert(
    fc.property(text, text, text, (title, description, requirements) => {
      const job = buildJobContent({ title, description, requirements });
      for (const finding of checkAdvertisement(job, today)) {
        const { part, start, end } = finding;
        if (part !== "title" && part !== "description" && part !== "requirements") continue;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(finding.words).toBe(job[part].slice(start, end));
        expect(finding.words.trim()).toBe(finding.words);
        expect(findingText(finding)).toContain(finding.words);
        expect(replaceFinding(job[part], finding)).not.toBe(job[part]);
      }
    }),
    { seed: 21, numRuns: 300 },
  );
});

test.each(unlawfulSentences.map((line) => line.replace(/^\w+ \w /, "")))(
  "with every suggestion in place nothing is left: %s",
  (line) => {
    let job = advertisementOf(line);
    for (let left = 8; left > 0; left -= 1) {
      const [finding] = checkAdvertisement(job, today);
      if (!finding) return;
      const part = finding.part as "title" | "description";
      job = { ...job, [part]: replaceFinding(job[part], finding) };
    }
    expect.unreachable(job.description);
  },
);

test("a text whose accents stand apart has the same findings, at its own indexes", () => {
  const line = "Atenção: boa aparência, idade máxima 40 anos";
  const apart = line.normalize("NFD");
  expect(checkSentence(apart).map((one) => one.words.normalize("NFC"))).toEqual(
    checkSentence(line).map((one) => one.words),
  );
  expect(checkSentence(line)).toHaveLength(2);
  const last = "Ser cristã".normalize("NFD");
  expect(checkSentence(last).map((one) => one.words)).toEqual([last]);
});

/** Stryker's marks make the code several times as slow. */
const isMarked = process.env.STRYKER_MUTATOR_WORKER !== undefined;

test.skipIf(isMarked).each([
  ["one word", "x".repeat(8_000)],
  ["one letter a word", "a ".repeat(4_000)],
  ["numbers", "18 ".repeat(3_000)],
  ["ages", "de 18 a 35 anos e ".repeat(500)],
  ["beginnings of phrases", "precisa de um de um de preferencia que seja so para ".repeat(200)],
  ["denials", "não sem nem nunca ".repeat(500)],
  ["headings", "Desejável:\n".repeat(800)],
  ["experience", "experiencia experiencia mínima de ".repeat(250)],
  ["money", "pagar taxa de ".repeat(600)],
  ["every sentence", sentences.join(" ")],
  ["every sentence, a line each", sentences.join("\n")],
  ["line ends", "\n".repeat(8_000)],
  ["marks", "\u0301".repeat(8_000)],
])("no text stalls it: %s", (_what, part) => {
  // Eight times as long as a field may be: a check whose time is the square of the length then takes 64 times as long.
  const text = part.repeat(Math.ceil(40_000 / part.length));
  const job = buildJobContent({
    description: text.slice(0, 40_000),
    requirements: text.slice(0, 24_000),
  });
  // Measured at under 4; the rest is for other machines.
  expect(costOf(() => checkAdvertisement(job, today), 3)).toBeLessThan(20);
});
