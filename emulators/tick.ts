import { readCommandLine } from "./commandLine.ts";
import { needSuite } from "./needSuite.ts";
import { host, ports, projectId } from "./ports.ts";

/**
 * Runs a scheduled function of the running suite; the emulators start none by themselves.
 *
 *   tick.ts <name>   runs it
 *   tick.ts          lists them
 */
const {
  positionals: [name],
} = readCommandLine("npm run tick -- [name of a scheduled function]", { allowPositionals: true });
const functionsUrl = `http://${host}:${ports.functions}`;

type Backend = {
  functionTriggers: { id: string; name: string; schedule?: { schedule?: string } }[];
};

await needSuite("functions");
process.exitCode = await tick();

async function tick(): Promise<number> {
  const { backends } = (await (await fetch(`${functionsUrl}/backends`)).json()) as {
    backends: Backend[];
  };
  const scheduled = backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .filter(({ schedule }) => schedule !== undefined);
  const wanted = scheduled.find((trigger) => trigger.name === name);
  if (wanted === undefined) {
    process.stdout.write(
      `${name === undefined ? "Scheduled functions" : `No scheduled function is called ${name}; there are`}:\n`,
    );
    for (const trigger of scheduled)
      process.stdout.write(`  ${trigger.name}  ${trigger.schedule?.schedule ?? ""}\n`);
    return name === undefined ? 0 : 1;
  }
  const response = await fetch(
    `${functionsUrl}/functions/projects/${projectId}/triggers/${wanted.id}-0`,
    { method: "POST", body: "{}" },
  );
  process.stdout.write(
    response.ok
      ? `${name} has run.\n`
      : `${name} failed: ${response.status} ${await response.text()}\n`,
  );
  return response.ok ? 0 : 1;
}
