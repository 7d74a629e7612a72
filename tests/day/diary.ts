import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../emulators/folders.ts";

const folder = join(root, "docs", "day");

type Picture = { at: string; file: string; caption: string };

const hours: { at: string; title: string; counts: string }[] = [];
const pictures: Picture[] = [];

/** Removes the pictures of an earlier day. */
export async function clearPictures(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((name) => name.endsWith(".webp"));
  await Promise.all(old.map((name) => rm(join(folder, name))));
}

export function noteHour(hour: { at: string; title: string; counts: string }): void {
  hours.push(hour);
}

/** The path of the next picture of an hour. */
export function notePicture(at: string, caption: string): string {
  const number = pictures.filter((picture) => picture.at === at).length + 1;
  const file = `${at.replace(":", "")}-${number}.webp`;
  pictures.push({ at, file, caption });
  return join(folder, file);
}

/** A count of the evening: as the database says, counted by hand, and as the named place shows it. */
export type Counted = {
  what: string;
  where: string;
  byHand: number | string;
  shown: number | string;
};

/** Writes docs/day/README.md; `last`: the hour that ends now. */
export async function writeDiary(
  last: { at: string; title: string; counts: string },
  counted: readonly Counted[],
): Promise<void> {
  const parts = [...hours, last].map(({ at, title, counts }) =>
    [
      `## ${at} ${title}`,
      `${counts[0]!.toUpperCase()}${counts.slice(1)}.`,
      ...pictures
        .filter((picture) => picture.at === at)
        .map(({ file, caption }) => `![${caption}](${file})\n\n${caption}`),
    ].join("\n\n"),
  );
  const rows = counted.map(
    ({ what, where, byHand, shown }) => `| ${what} | ${where} | ${byHand} | ${shown} |`,
  );
  const text = [
    "# A day of the town",
    introduction,
    ...parts,
    "## The counts of the evening",
    ["| what | where | by hand | shown |", "| --- | --- | --: | --: |", ...rows].join("\n"),
  ].join("\n\n");
  await writeFile(join(folder, "README.md"), `${text}\n`);
}

const introduction = `\`npm run day\` lives this day with the demo's data, real pages and the functions' own work, checks each step, and writes this
page with its pictures. The times are the story's: [tests/day](../../tests/day/town-lives-a-day.spec.ts) says how time passes.
'By hand' is counted from the companies', people's and administrator's own documents, without the counts that the site keeps.`;
