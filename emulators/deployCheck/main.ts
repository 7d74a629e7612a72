import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommandLine } from "../commandLine.ts";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";
import { root } from "../folders.ts";
import { interruption } from "../suite/interruption.ts";
import { startSuite, type Suite } from "../suite/suite.ts";
import { type Finding, ok, report, wrong } from "./deployFinding.ts";
import {
  checkAppCheck,
  checkHeaders,
  checkKept,
  checkLastRewrite,
  checkPatterns,
  checkPush,
  checkRewrites,
  type Hosting,
} from "./hostingCheck.ts";
import {
  loadFunctions,
  checkRendering,
  checkFunctionList,
  checkUploadedFiles,
  unpackUpload,
} from "./packedFunctions.ts";
import { checkLongTexts } from "./longTexts.ts";
import { checkProcessors } from "./processorsCheck.ts";
import {
  checkMonitoring,
  functionSources,
  functionsRegion,
  readMonitoring,
  scheduledFunctions,
} from "./monitoring.ts";
import { checkIndexes, checkRules } from "./rulesCheck.ts";
import { checkRuntime } from "./runtimeCheck.ts";
import { checkSettings } from "./settingsCheck.ts";

/**
 * Does everything of a deploy that needs no cloud, and reports what is wrong or missing. Exits with 1 if something is
 * wrong; with --strict also if something is missing.
 */
const { values } = readCommandLine("npm run deploy:check -- [--project <id>] [--strict]", {
  options: { project: { type: "string" }, strict: { type: "boolean", default: false } },
});

const tell = (line: string) => void process.stdout.write(`${line}\n`);
const text = (path: string) => readFileSync(join(root, path), "utf8");
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );

async function check(): Promise<Finding[]> {
  const firebaseJson = readFirebaseJson();
  const folder = mkdtempSync(join(tmpdir(), "vagas-deploy-"));
  try {
    build();
    await unpackUpload(firebaseJson.functions[0] as { ignore?: string[] }, folder);
    const uploaded = filesOf(folder);
    const manifest = loadFunctions(folder);
    const hosting = firebaseJson.hosting as unknown as Hosting;
    const project = chosenProject();
    const parameters = readParameters(project);
    return [
      checkSchema(firebaseJson),
      ...(await checkRules()),
      checkIndexes(text(firebaseJson.firestore.indexes)),
      checkLongTexts(text(firebaseJson.firestore.indexes)),
      ...checkAlerts(),
      checkUploadedFiles(uploaded),
      checkRendering(folder),
      checkFunctionList(manifest, text("functions/src/index.ts")),
      checkRuntime(
        firebaseJson.functions[0]!["runtime"] as string,
        nodeOfFunctions(),
        manifest,
        new Date(),
      ),
      checkProcessors(manifest),
      ...checkRewrites(hosting, manifest, filesOf(join(root, firebaseJson.hosting.public))),
      checkLastRewrite(hosting, manifest),
      checkPatterns(hosting),
      checkHeaders(hosting),
      checkKept(hosting),
      checkAppCheck(hosting, process.env["VITE_APP_CHECK_KEY"], parameters),
      checkPush(hosting, process.env["VITE_PUSH_KEY"], process.env["VITE_FIREBASE_CONFIG"]),
      ...checkSettings(project, process.env["VITE_FIREBASE_CONFIG"], parameters, manifest),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkAlerts(): Finding[] {
  const sources = functionSources();
  return checkMonitoring(readMonitoring(), {
    scheduled: scheduledFunctions(sources),
    sources,
    region: functionsRegion(),
  });
}

/** The project of --project or .firebaserc; null for the emulators' own. */
function chosenProject(): string | null {
  const project =
    values.project ??
    (JSON.parse(text(".firebaserc")) as { projects: { default?: string } }).projects.default ??
    "";
  return project === "" || project.startsWith("demo-") ? null : project;
}

/** The text of functions/.env.<project>; null if it does not exist. */
function readParameters(project: string | null): string | null {
  const file = join(root, "functions", `.env.${project}`);
  return project !== null && existsSync(file) ? readFileSync(file, "utf8") : null;
}

function nodeOfFunctions(): string {
  return (JSON.parse(text("functions/package.json")) as { engines: { node: string } }).engines.node;
}

/** Builds the site, for a placeholder project while no settings exist: the report says that they are missing. */
function build(): void {
  const settings =
    process.env["VITE_FIREBASE_CONFIG"] || '{"projectId":"demo-none","apiKey":"none"}';
  const { status, stdout, stderr } = spawnSync(
    "npm",
    ["run", "--silent", "--ignore-scripts", "build"],
    { cwd: root, encoding: "utf8", env: { ...process.env, VITE_FIREBASE_CONFIG: settings } },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}

/** Validates firebase.json by firebase-tools' schema. */
function checkSchema(firebaseJson: object): Finding {
  const require = createRequire(
    createRequire(import.meta.url).resolve("firebase-tools/package.json"),
  );
  const Ajv = require("ajv") as new (options: object) => {
    compile: (
      schema: unknown,
    ) => ((value: unknown) => boolean) & { errors?: { instancePath: string; message?: string }[] };
  };
  const validate = new Ajv({ allowUnionTypes: true, strict: false }).compile(
    require("firebase-tools/schema/firebase-config.json"),
  );
  if (validate(firebaseJson)) return ok("firebase.json fits its schema");
  return wrong(
    `firebase.json: ${(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join("; ")}`,
  );
}

const interrupted = interruption();
let exitCode = 1;
let suite: Suite | null = null;
try {
  suite = await startSuite({
    only: ["firestore"],
    keep: false,
    dev: false,
    tell,
    signal: interrupted,
  });
  const findings = await check();
  const count = (state: Finding["state"]) =>
    findings.filter((finding) => finding.state === state).length;
  tell(
    `\n${report(findings)}\n\n${count("ok")} ok, ${count("unseen")} unseen, ${count("missing")} missing, ${count("wrong")} wrong`,
  );
  exitCode = count("wrong") > 0 || (values.strict && count("missing") > 0) ? 1 : 0;
} catch (error) {
  tell((error as Error).message);
} finally {
  await suite?.stop();
}
process.exit(interrupted.aborted ? interrupted.reason : exitCode);
