import { buildJobContent } from "../../testing/buildJob.ts";
import { checkAdvertisement } from "../checkAdvertisement.ts";
import type { Advertisement, Finding } from "../lawFinding.ts";

const today = new Date("2026-11-23T12:00:00Z");

/** The advertisement of a line: its title after 'title:', else its description; '\n' is a line's end. */
export function advertisementOf(line: string): Advertisement {
  const text = line.replaceAll("\\n", "\n");
  const title = /^title: (.*)$/su.exec(text)?.[1];
  return buildJobContent(
    title === undefined
      ? { title: "Vaga de emprego", description: text }
      : { title, description: "Combinamos o resto na entrevista." },
  );
}

export function checkSentence(line: string): Finding[] {
  return checkAdvertisement(advertisementOf(line), today);
}
