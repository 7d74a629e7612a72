import { expect, test } from "vitest";
import { buildJobContent } from "../testing/buildJob.ts";
import { checkAdvertisement } from "./checkAdvertisement.ts";
import { findingText } from "./findingText.ts";
import { replaceFinding } from "./replaceFinding.ts";
import { wordsOf } from "./words.ts";

const today = new Date("2026-11-23T12:00:00Z");

test("a finding says where the words are, what the law is, and how to say it", () => {
  const job = buildJobContent({ description: "Ter BOA APARÊNCIA e vontade." });
  const findings = checkAdvertisement(job, today);
  expect(findings).toEqual([
    {
      rule: "appearance",
      grade: "A",
      part: "description",
      start: 4,
      end: 17,
      words: "BOA APARÊNCIA",
      asks: "aparência",
      law: "Lei 7.716/1989, art. 4º, § 2º",
      instead: "CORDIALIDADE",
    },
  ]);
  expect(findings.map(findingText)).toEqual([
    "Troque “BOA APARÊNCIA”. A lei não permite exigir aparência (Lei 7.716/1989, art. 4º, § 2º). Sugestão: “CORDIALIDADE”.",
  ]);
  expect(findings.reduce(replaceFinding, job.description)).toBe("Ter CORDIALIDADE e vontade.");
});

test("a number is read as it stands, and a letter that is repeated for emphasis once", () => {
  const read = wordsOf("R$ 2.000, 1000, homemmm").map(({ text, value }) => value ?? text);
  expect(read).toEqual(["r", 2000, 1000, "homem"]);
});
