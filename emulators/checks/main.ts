import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runStage } from './runStage.ts';
import { dry, engine, lanes, reports, type Stage } from './stages.ts';
import { sum, tally, type Tally } from './tally.ts';

/**
 * Runs every check, all of them even after a failure, and sums them up.
 *
 *   main.ts            everything: `npm test`
 *   main.ts dry        types, lint and unit tests: `npm run check`
 */
type Result = Tally & { name: string };

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const isDry = process.argv[2] === 'dry';
const results = await inTurn(isDry ? dry : [...dry, engine], false);
if (!isDry) for (const lane of await Promise.all(lanes.map((stages) => inTurn(stages, true)))) results.push(...lane);
process.stdout.write(`\n${results.map(line).join('\n')}\n`);
finish(sum(results));

async function inTurn(stages: Stage[], isLane: boolean): Promise<Result[]> {
  const done: Result[] = [];
  for (const stage of stages) {
    const started = Date.now();
    process.stdout.write(`\n== ${stage.name}\n`);
    const code = await runStage(stage, isLane ? `${stage.name} | ` : null);
    done.push({ name: stage.name, ...tally(stage.report, code) });
    process.stdout.write(`== ${stage.name} took ${Math.round((Date.now() - started) / 1000)} s\n`);
  }
  return done;
}

function line({ name, passed, failed }: Result): string {
  return `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)}  ${passed} passed, ${failed} failed`;
}

/** The closing line; .ci/run asks for it in a file, to print it last of all. */
function finish({ passed, failed }: Tally): never {
  const closing = `${passed} passed, ${failed} failed\n`;
  if (process.env.VAGAS_SUMMARY === undefined) process.stdout.write(`\n${closing}`);
  else writeFileSync(process.env.VAGAS_SUMMARY, closing);
  process.exit(failed === 0 ? 0 : 1);
}
