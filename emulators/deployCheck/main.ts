import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFirebaseJson } from '../firebaseConfig.ts';
import { root } from '../folders.ts';
import { startSuite } from '../suite.ts';
import { type Finding, ok, report, wrong } from './finding.ts';
import { appCheckHolds, headersHold, rewritesLead, type Hosting } from './hostingCheck.ts';
import { loadAlone, renderAlone, sameFunctions, strayFiles, unpackUpload } from './packedFunctions.ts';
import { indexesHold, rulesLoad } from './rulesCheck.ts';
import { settingsAreThere } from './settingsCheck.ts';

/**
 * Does all of a deploy that needs no cloud, and says what is wrong or missing. Ends with 1 when something is wrong;
 * with --strict also when something is missing.
 */
const { values } = parseArgs({ options: { project: { type: 'string' }, strict: { type: 'boolean', default: false } } });

const tell = (line: string) => void process.stdout.write(`${line}\n`);
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const filesOf = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/'));

async function check(): Promise<Finding[]> {
  const firebaseJson = readFirebaseJson();
  const folder = mkdtempSync(join(tmpdir(), 'vagas-deploy-'));
  try {
    build();
    await unpackUpload(firebaseJson.functions[0] as { ignore?: string[] }, folder);
    const uploaded = filesOf(folder);
    const manifest = loadAlone(folder);
    const hosting = firebaseJson.hosting as unknown as Hosting;
    const project = chosenProject();
    const dotenv = join(root, 'functions', `.env.${project}`);
    const parameters = existsSync(dotenv) ? readFileSync(dotenv, 'utf8') : null;
    return [
      schemaHolds(firebaseJson),
      ...(await rulesLoad()),
      indexesHold(text(firebaseJson.firestore.indexes)),
      strayFiles(uploaded),
      renderAlone(folder),
      sameFunctions(manifest, text('functions/src/index.ts')),
      ...rewritesLead(hosting, manifest, filesOf(join(root, firebaseJson.hosting.public))),
      headersHold(hosting),
      appCheckHolds(hosting, process.env['VITE_APP_CHECK_KEY'], parameters),
      ...settingsAreThere(project, process.env['VITE_FIREBASE_CONFIG'], parameters, manifest),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The project of --project or .firebaserc; null while it is the emulators' own. */
function chosenProject(): string | null {
  const project = values.project ?? (JSON.parse(text('.firebaserc')) as { projects: { default?: string } }).projects.default ?? '';
  return project === '' || project.startsWith('demo-') ? null : project;
}

function build(): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', '--ignore-scripts', 'build'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}

/** firebase.json against the schema firebase-tools brings. */
function schemaHolds(firebaseJson: object): Finding {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
  const Ajv = require('ajv') as new (options: object) => { compile: (schema: unknown) => ((value: unknown) => boolean) & { errors?: { instancePath: string; message?: string }[] } };
  const validate = new Ajv({ allowUnionTypes: true, strict: false }).compile(require('firebase-tools/schema/firebase-config.json'));
  if (validate(firebaseJson)) return ok('firebase.json fits its schema');
  return wrong(`firebase.json: ${(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')}`);
}

const suite = await startSuite({ only: ['firestore'], keep: false, dev: false, tell, signal: AbortSignal.timeout(10 * 60_000) });
try {
  const findings = await check();
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  tell(`\n${report(findings)}\n\n${count('ok')} ok, ${count('unseen')} unseen, ${count('missing')} missing, ${count('wrong')} wrong`);
  process.exitCode = count('wrong') > 0 || (values.strict && count('missing') > 0) ? 1 : 0;
} catch (error) {
  tell((error as Error).message);
  process.exitCode = 1;
} finally {
  await suite.stop();
}
