import { join } from 'node:path';
import { root } from '../folders.ts';

export type Stage = {
  name: string;
  /** Programs of node_modules/.bin with their arguments, run one after the other. */
  run: string[][];
  /** The JSON report the run leaves, and whose it is; without one the stage itself counts as one check. */
  report?: { by: 'vitest' | 'playwright'; file: string };
  env?: Record<string, string>;
  /** What start.ts is told, for a stage that runs inside a suite of its own. */
  suite?: string[];
};

export const reports = join(root, 'test-results');

/** What needs no emulators, in the order that fails fastest; `emulators` starts and stops its own. */
export const dry: Stage[] = [
  {
    name: 'types',
    run: ['functions/tsconfig.check.json', 'functions/tsconfig.domain.json', 'web', 'web/worker', 'emulators', 'tests'].map((project) => ['tsc', '-p', project]),
  },
  { name: 'lint', run: [['oxlint', '--type-aware', '--deny-warnings']] },
  vitest('unit'),
];

/** The engine every suite needs, built where the machine has none yet. */
export const engine: Stage = { name: 'engine', run: [['node', 'emulators/engines/ready.ts']] };

/** What starts suites of its own, and the suites' tests but the browser's. */
const withoutBrowser: Stage[] = [
  // Beside a suite that may be running: its ports are another's.
  { ...vitest('emulators'), env: { VAGAS_PORT_OFFSET: '20000' } },
  // Each with a suite of its own: functions would act on what a rules test has just written.
  { ...vitest('rules'), suite: ['--no-seed', '--only', 'auth,firestore,storage'] },
  // Without the functions: their work is called from the tests, and cut where they say.
  { ...vitest('faults'), suite: ['--no-seed', '--only', 'auth,firestore,storage'], env: { FAULT_QUICK: '1' } },
  { ...vitest('functions'), suite: ['--no-seed', '--only', 'auth,firestore,storage,functions'] },
];

/** Side by side, as much of it is waiting for events; nothing is shared between two lanes. */
export const lanes: Stage[][] = [withoutBrowser, [browser(1, 2)], [browser(2, 2)]];

/** One part of the tests in a browser. */
function browser(part: number, parts: number): Stage {
  const name = `e2e-${part}`;
  return {
    name,
    suite: [],
    run: [['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']],
    env: { E2E_PART: `${part}/${parts}`, VAGAS_PORT_OFFSET: String(part * 3000) },
    report: { by: 'playwright', file: join(reports, `${name}.json`) },
  };
}

function vitest(project: string): Stage {
  const file = join(reports, `${project}.json`);
  return {
    name: project,
    run: [['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]],
    report: { by: 'vitest', file },
  };
}
