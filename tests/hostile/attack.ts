import { floodMails } from "./floodMails.ts";
import { settled } from "./settled.ts";
import { forgeLinks } from "./links.ts";
import { floodJobReports } from "./floodJobReports.ts";
import { floodReports } from "./floodReports.ts";
import { everyRow, readDocuments, readFiles, readLists } from "./readEverything.ts";
import { askSite } from "./askSite.ts";
import { seizeDevices } from "./seizeDevices.ts";
import { sendResumes } from "./sendResumes.ts";
import { strangers } from "./strangers.ts";
import { forgeWrites } from "./forgeWrites.ts";
import type { Tally } from "./attemptTally.ts";

/** The most breaches of a class that are printed. */
const shown = 8;

/** Tries all classes in turn, and prints a table; resolves with whether nothing got through. */
export async function attack(print: (line: string) => void): Promise<boolean> {
  const people = await strangers();
  const rows = await settled(everyRow);
  const classes: (() => Promise<Tally>)[] = [
    () => readDocuments(people, rows),
    () => readLists(people, rows),
    () => readFiles(people, rows),
    () => forgeWrites(people, rows),
    () => forgeLinks(people),
    () => sendResumes(),
    () => seizeDevices(people),
    () => floodMails(),
    () => floodReports(),
    () => floodJobReports(people),
    () => askSite(),
  ];
  const tallies: Tally[] = [];
  for (const tryClass of classes) {
    tallies.push(await tryClass());
    print(tallies.at(-1)!.row());
  }
  const sum = tallies.reduce((total, { attempts }) => total + attempts, 0);
  const breaches = tallies.reduce((total, tally) => total + tally.breaches.length, 0);
  print(`${sum} attempts, ${breaches} got through`);
  for (const tally of tallies)
    for (const breach of tally.breaches.slice(0, shown)) print(`  ${breach}`);
  return breaches === 0;
}
