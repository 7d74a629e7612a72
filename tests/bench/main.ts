import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../emulators/folders.ts";
import { resultVariable, type Part, type Report } from "./part.ts";
import { parts } from "./parts.ts";
import { boundsTable } from "./boundsTable.ts";

/**
 * Runs all parts of the bench, or the named ones (`npm run bench -- reads lighthouse`). Prints the tables, writes
 * bench-results.json (other parts keep their last results), and fails on a broken bound.
 */
const resultsFile = join(root, "bench-results.json");
const names = process.argv.slice(2);
const unknown = names.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0)
  throw new Error(
    `No part is called ${unknown.join(" or ")}; there are ${parts.map(({ name }) => name).join(", ")}.`,
  );

const folder = mkdtempSync(join(tmpdir(), "vagas-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const reports = parts
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .map((part) => ({ name: part.name, ...measured(part) }));
const bounds = reports.flatMap((report) => report.bounds);
const before = existsSync(resultsFile)
  ? (JSON.parse(readFileSync(resultsFile, "utf8")) as object)
  : {};
const now = Object.fromEntries(
  reports.map(({ name, figures, bounds: held }) => [
    name,
    { at: new Date().toISOString(), ...figures, bounds: held },
  ]),
);
writeFileSync(resultsFile, `${JSON.stringify({ ...before, ...now }, null, 2)}\n`);
process.stdout.write(
  `\n${[...reports.flatMap(({ tables }) => tables), ...(bounds.length > 0 ? [boundsTable(bounds)] : [])].join("\n\n")}\n`,
);
process.exit(
  reports.some(({ failed }) => failed) || bounds.some(({ value, atMost }) => value > atMost)
    ? 1
    : 0,
);

/**
 * Runs a part against its own emulators. A part without a result ends the bench; one that failed after writing its
 * result counts as failed.
 */
function measured({ name, suite, command, env, report }: Part): Report & { failed: boolean } {
  const file = join(folder, name);
  process.stderr.write(`\n${name}\n`);
  const { status } = spawnSync(
    process.execPath,
    [join(root, "emulators", "start.ts"), ...suite, "--run", command],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env, [resultVariable]: file },
    },
  );
  if (!existsSync(file))
    throw new Error(`'${name}' did not come to its end; its message is above.`);
  return { ...report(readFileSync(file, "utf8")), failed: status !== 0 };
}
