import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readCommandLine } from "../commandLine.ts";
import { notPassed, notPassedText, outcomeText, type StageResult } from "./notPassed.ts";
import { runStage } from "./runStage.ts";
import {
  engine,
  lanes,
  longStages,
  quickLanes,
  quickStages,
  reports,
  staticStages,
  type Stage,
} from "./stages.ts";
import { sum, tally, type Tally } from "./tally.ts";

/*
 * Runs every check, also after a failure, lists the tests that did not pass, and prints a summary.
 *
 *   main.ts            everything: `npm test`
 *   main.ts --quick    format, types, lint and unit tests: `npm run check`
 */
const { values } = readCommandLine(
  "npm test; format, types, lint and unit tests alone: npm run check; one part: npm run test:unit, test:rules …",
  { options: { quick: { type: "boolean", default: false } } },
);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results: StageResult[] = [];
await inLanes(values.quick ? quickStages : staticStages, quickLanes);
if (!values.quick) {
  results.push(await check(engine, null));
  await inLanes(longStages, lanes);
}
process.stdout.write(
  `\n${[...results.flatMap(({ rest }) => rest.map(notPassedText)), ...results.map(outcomeText)].join("\n")}\n`,
);
finish(sum(results));

/** Runs the stages, up to this many concurrently, each in the next free lane. */
async function inLanes(stages: readonly Stage[], count: number): Promise<void> {
  const queue = stages.values();
  await Promise.all(Array.from({ length: count }, (_, lane) => runLane(queue, lane)));
}

/** Runs the next stage of `queue`, which lanes share, until it is empty. */
async function runLane(queue: Iterable<Stage>, lane: number): Promise<void> {
  for (const stage of queue) {
    // The lane's ports, unless the stage has its own.
    const env = { VAGAS_PORT_OFFSET: String((lane + 1) * 3_000), ...stage.env };
    results.push(await check({ ...stage, env }, `${stage.name} | `));
  }
}

async function check(stage: Stage, prefix: string | null): Promise<StageResult> {
  const started = Date.now();
  process.stdout.write(`\n== ${stage.name}\n`);
  const code = await runStage(stage, prefix);
  process.stdout.write(`== ${stage.name} took ${Math.round((Date.now() - started) / 1000)} s\n`);
  return { name: stage.name, ...tally(stage.report, code), rest: notPassed(stage.report) };
}

/** The summary line; .ci/run reads it from a file, to print it last. */
function finish({ passed, failed }: Tally): never {
  const closing = `${passed} passed, ${failed} failed\n`;
  if (process.env.VAGAS_SUMMARY === undefined) process.stdout.write(`\n${closing}`);
  else writeFileSync(process.env.VAGAS_SUMMARY, closing);
  process.exit(failed === 0 ? 0 : 1);
}
