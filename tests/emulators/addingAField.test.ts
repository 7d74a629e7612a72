import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Follows docs/adding-a-field.md on a copy of the tree.

const root = resolve(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs', 'adding-a-field.md'), 'utf8');
const steps = [...guide.matchAll(/^## \d\. (.+)$[\s\S]*?^```diff\n([\s\S]*?)^```$/gm)].map(([, title = '', diff = '']) => ({ title, diff }));
let copy = '';

/** Milliseconds: a busy machine takes its time to bring a suite up. */
const patience = 180_000;

function run(command: string, args: string[], input?: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', ...(input === undefined ? {} : { input }) });
  return { status, output: `${stdout}${stderr}` };
}

/** Every package by link, but the workspaces: those are the copy's own. */
function linkPackages(folder: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(folder)) if (name !== '@vagas') symlinkSync(join(folder, name), join(to, name));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vagas-field-'));
  const files = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter((path) => path !== '' && !path.startsWith('docs/'));
  for (const path of files) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  for (const workspace of ['', 'functions', 'web', 'emulators', 'tests']) {
    const folder = join(root, workspace, 'node_modules');
    if (readdirSync(join(root, workspace)).includes('node_modules')) linkPackages(folder, join(copy, workspace, 'node_modules'));
  }
  mkdirSync(join(copy, 'node_modules', '@vagas'));
  for (const workspace of readdirSync(join(root, 'node_modules', '@vagas'))) symlinkSync(join(copy, workspace), join(copy, 'node_modules', '@vagas', workspace));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the guide has six steps', () => {
  expect(steps.map(({ title }) => title)).toHaveLength(6);
});

test('each step fits the code as it is', () => {
  for (const { title, diff } of steps) expect({ title, ...run('git', ['apply', '-p1', '--unidiff-zero', '--verbose', '-'], diff) }).toMatchObject({ title, status: 0 });
});

test.each(['functions/tsconfig.check.json', 'web', 'tests'])('%s still type-checks', (project) => {
  expect(run('tsc', ['-p', project])).toEqual({ status: 0, output: '' });
}, patience);

test("the domain's tests hold", () => {
  expect(run('vitest', ['run', '--project', 'unit', 'functions/src/domain/company.test.ts'])).toMatchObject({ status: 0 });
});

test("the rules take the new field, and nothing else in its place", () => {
  const { status, output } = run('node', ['emulators/start.ts', '--no-seed', '--only', 'auth,firestore', '--run', 'vitest run --project rules tests/rules/companies.test.ts --reporter=verbose -t neighbourhood']);
  expect({ status, output }).toMatchObject({ status: 0 });
  expect(output).toContain('the neighbourhood of a company');
}, patience);
