import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { root } from "../../emulators/folders.ts";
import { convertPictures } from "./convertPictures.ts";

const folder = join(root, "docs", "day");

/** A count of the evening: by hand, and as the named place shows it. */
export type Counted = {
  what: string;
  where: string;
  byHand: number | string;
  shown: number | string;
};

const hours: { at: string; title: string; counts: string }[] = [];
const pictures: { at: string; file: string; caption: string; png: Buffer }[] = [];
const evening: Counted[] = [];

export function noteHour(hour: { at: string; title: string; counts: string }): void {
  hours.push(hour);
}

/** Keeps what a page's window shows, for the hour. */
export async function notePicture(at: string, page: Page, caption: string): Promise<void> {
  await page.evaluate(async () => document.fonts.ready.then(() => null));
  const png = await page.screenshot({ animations: "disabled" });
  const number = pictures.filter((picture) => picture.at === at).length + 1;
  pictures.push({ at, file: `${at.replace(":", "")}-${number}.webp`, caption, png });
}

export function noteCounts(counted: readonly Counted[]): void {
  evening.push(...counted);
}

/** Writes docs/day anew: the hours, their pictures and the counts of the evening. */
export async function writeDiary(browser: Browser): Promise<void> {
  const converted = await convertPictures(
    browser,
    pictures.map(({ png }) => png),
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [i, { file }] of pictures.entries())
    await writeFile(join(folder, file), converted[i]!);
  const parts = [title, introduction, ...hours.map(partOf), heading, table()];
  await writeFile(join(folder, "README.md"), `${parts.join("\n\n")}\n`);
}

const title = "# A day of the town";
const heading = "## The counts of the evening";
const introduction = `\`npm run day\` lives this day with the demo's data, real pages and the functions' own work, checks each step, and writes this
page with its pictures. The times are the story's: [tests/day](../../tests/day/town-lives-a-day.spec.ts) says how time passes.
'By hand' is counted from the companies', people's and administrator's own documents, without the counts that the site keeps.`;

function partOf({ at, title: name, counts }: (typeof hours)[number]): string {
  const shown = pictures
    .filter((picture) => picture.at === at)
    .map(({ file, caption }) => `![${caption}](${file})\n\n${caption}`);
  const said = `${counts[0]!.toUpperCase()}${counts.slice(1)}.`;
  return [`## ${at} ${name}`, said, ...shown].join("\n\n");
}

function table(): string {
  const rows = evening.map(
    ({ what, where, byHand, shown }) => `| ${what} | ${where} | ${byHand} | ${shown} |`,
  );
  return ["| what | where | by hand | shown |", "| --- | --- | --: | --: |", ...rows].join("\n");
}
