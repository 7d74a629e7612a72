import type { Job } from "../job/job.ts";
import { foldText } from "../text/searchTerms.ts";
import { choiceNames } from "./choiceNames.ts";
import { type WantedChoice, wantedChoices } from "./choices.ts";

/** Words are one if they begin alike: 'Cozinheiro(a)', 'cozinheira'. */
const beginning = 6;
/** Shorter words ('para', 'com') tell nothing. */
const shortest = 5;

function beginnings(text: string): string[] {
  return foldText(text)
    .split(" ")
    .filter((word) => word.length >= shortest)
    .map((word) => word.slice(0, beginning));
}

/**
 * The works in the order to offer them to somebody who applies for this job: those that its title or its employer's name
 * mentions, then those of its type, then the others.
 */
export function wantedFor(job: Pick<Job, "title" | "company" | "type"> | null): WantedChoice[] {
  if (job === null) return [...wantedChoices];
  const told = beginnings(`${job.title} ${job.company}`);
  const isTold = ({ id, label }: WantedChoice) =>
    beginnings(`${label} ${choiceNames[id] ?? ""}`).some((word) => told.includes(word));
  const first = wantedChoices.filter(isTold);
  const second = wantedChoices.filter((work) => work.area === job.type && !first.includes(work));
  return [...new Set([...first, ...second, ...wantedChoices])];
}
