import { town } from "@vagas/functions/domain/town";
import { endWithUsage, readCommandLine } from "../commandLine.ts";
import { findingText } from "../finding.ts";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";
import { askCallable, callablesOf } from "./callableAnswers.ts";

/**
 * Asks every callable function at the deployed site whether it answers. Exits with 1 if one does not. firebase-tools
 * lets the public call such a function only when its first creation succeeds; a repeated deploy does not repair it
 * (github.com/firebase/firebase-tools/issues/8984).
 */
const usage = "npm run deploy:answers -- [https://<site>]";
const { positionals } = readCommandLine(usage, { allowPositionals: true });
const [site = town.siteUrl, ...more] = positionals;
if (more.length > 0 || !/^https?:/.test(site) || !URL.canParse(site))
  endWithUsage(`'${positionals.join(" ")}' is no address of a site.`, usage);

const callables = callablesOf(
  readFirebaseJson().hosting["rewrites"] as Parameters<typeof callablesOf>[0],
);
let silent = 0;
// One after another: each request may start an instance, and a new project has few processors.
for (const callable of callables) {
  const finding = await askCallable(site, callable);
  if (finding.advice !== null) silent++;
  process.stdout.write(findingText(finding));
}
process.stdout.write(
  silent === 0
    ? `All ${callables.length} functions that pages call answer.\n`
    : `${silent} of ${callables.length} functions do not answer. A new permission works after some minutes: repeat this command before you repair anything, and afterwards.\n`,
);
process.exitCode = silent === 0 ? 0 : 1;
