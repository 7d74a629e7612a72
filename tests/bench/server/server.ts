import { Agent } from "node:http";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import type { Job } from "@vagas/functions/domain/job/job";
import { buildFunctions } from "../../../emulators/suite/buildCode.ts";
import { inventJobs } from "../inventJobs.ts";
import { median } from "../median.ts";
import { writeResult } from "../part.ts";
import { sizes } from "../sizes.ts";
import { writeCounts, writeJobs } from "../writeJobs.ts";
import { type BoardTimes, type PageTimes, type ServerTimes, timesOf } from "./figures.ts";
import { ask, load, startInstance } from "./serverLoad.ts";

// Runs inside an empty suite.

const pages = [
  ["home", "/"],
  ["list", "/vagas"],
  ["search 'fixa'", "/vagas?busca=fixa"],
  ["job", "/vagas/bench-00000"],
] as const;
const rounds = { few: 60, many: 20 };
/** Jobs from which the emulator, which scans them all, takes longer for sixteen lists than a page may. */
const tooMany = 1_000;

/**
 * The first page's jobs share a word, and so does one in seven of the others, so a search shows equally many on every
 * board.
 */
function withCommonWord(job: Job, number: number): Job {
  if (number >= 20 && number % 7 !== 0) return job;
  const title = `${job.title} – vaga fixa`;
  return { ...job, title, searchTerms: jobSearchTerms({ ...job, title }) };
}

buildFunctions((line) => process.stderr.write(`${line}\n`));
const jobs = inventJobs(Math.max(...sizes), new Date()).map(withCommonWord);
await grow(0);
const cold = { ok: await coldStarts("ok", "/ok"), site: await coldStarts("site", "/vagas") };

const instance = await startInstance("site");
for (const [, path] of pages) await load(instance.url + path, 4, 150);
await load(`${instance.url}/ok`, 4, 1_000);
const boards: BoardTimes[] = [await timesOfBoard(0)];
for (let i = 1; i < sizes.length; i += 1) {
  await grow(i);
  boards.push(await timesOfBoard(i));
}
const times: ServerTimes = { cold, boards };
writeResult(times);
process.exit(0);

/** Grows the board to the next size. */
async function grow(i: number): Promise<void> {
  process.stderr.write(`Asking for pages of ${sizes[i]!.toLocaleString("en-US")} jobs.\n`);
  await writeJobs(jobs.slice(sizes[i - 1] ?? 0, sizes[i]));
  await writeCounts(jobs.slice(0, sizes[i]));
}

/** Measures several starts of a process, to the end of its first answer. */
async function coldStarts(which: "site" | "ok", path: string) {
  const ms: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    const begin = performance.now();
    const { url, stop } = await startInstance(which);
    await load(url + path, 1, 1);
    ms.push(performance.now() - begin);
    stop();
  }
  return timesOf(ms);
}

async function timesOfBoard(i: number): Promise<BoardTimes> {
  const ok = async (connections: number, times: number) =>
    timesOf((await load(`${instance.url}/ok`, connections, times)).map(({ ms }) => ms));
  const found: PageTimes[] = [];
  for (const [page, path] of pages) found.push(await timesOfPage(page, path, sizes[i]! >= tooMany));
  return {
    jobs: sizes[i]!,
    ok: { one: await ok(1, 300), sixteen: await ok(16, 1_600) },
    pages: found,
  };
}

/** Measures the page and its queries alternately, so that other load affects both. */
async function timesOfPage(page: string, path: string, isLarge: boolean): Promise<PageTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const alonePath = `/alone?page=${encodeURIComponent(path)}`;
  const timed = async (asked: string) => {
    const before = await processor();
    const { ms, bytes } = await ask(instance.url + asked, agent);
    return { ms, bytes, processor: ((await processor()) - before) / 1_000 };
  };
  // The first records the queries, so nothing else may run.
  await timed(alonePath);
  for (let n = 0; n < 5; n += 1) await Promise.all([timed(path), timed(alonePath)]);
  const turns: {
    whole: Awaited<ReturnType<typeof timed>>;
    alone: Awaited<ReturnType<typeof timed>>;
  }[] = [];
  while (turns.length < (isLarge ? rounds.many : rounds.few))
    turns.push({ whole: await timed(path), alone: await timed(alonePath) });
  agent.destroy();
  return {
    page,
    one: timesOf(turns.map(({ whole }) => whole.ms)),
    sixteen: isLarge
      ? null
      : timesOf((await load(instance.url + path, 16, 96)).map(({ ms }) => ms)),
    alone: median(turns.map(({ alone }) => alone.ms)),
    own: median(turns.map(({ whole, alone }) => whole.ms - alone.ms)),
    processor: median(turns.map(({ whole, alone }) => whole.processor - alone.processor)),
    bytes: turns.at(-1)!.whole.bytes,
  };
}

/** The instance's processor time so far, in microseconds. */
async function processor(): Promise<number> {
  return Number(await (await fetch(`${instance.url}/processor`)).text());
}
