import { inventJobs } from "../inventJobs.ts";
import { writeResult } from "../part.ts";
import { sizes } from "../sizes.ts";
import { writeCounts, writeJobs } from "../writeJobs.ts";
import type { PageReads, Reads } from "./part.ts";
import { commonestPhrases, commonestWords, type Search, searchFor } from "./search.ts";
import { closeSite, readsOf } from "./siteData.ts";
import { visits } from "./visits.ts";

// Runs inside an empty suite. Counts what visits read while the board grows.

const now = new Date();
const jobs = inventJobs(Math.max(...sizes), now);
const pages: PageReads[] = visits.map(({ page, atMost }) => ({ page, atMost, documents: [] }));

for (const [i, size] of sizes.entries()) {
  process.stderr.write(`Counting reads with ${size.toLocaleString("en-US")} jobs.\n`);
  await writeJobs(jobs.slice(sizes[i - 1] ?? 0, size));
  await writeCounts(jobs.slice(0, size));
  for (const [n, { open }] of visits.entries()) {
    const { documents } = await readsOf((site) => open(site, now));
    pages[n]!.documents.push(documents);
  }
}

const titles = jobs.filter(({ filled }) => !filled).map(({ title }) => title);
const reads: Reads = {
  pages,
  words: await searchAll(commonestWords(titles, 20)),
  phrases: await searchAll(commonestPhrases(titles, 20)),
};
writeResult(reads);
await closeSite();
process.exit(0);

async function searchAll(texts: readonly string[]): Promise<Search[]> {
  const found: Search[] = [];
  for (const text of texts) found.push(await searchFor(text, now));
  return found;
}
