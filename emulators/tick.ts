import { host, ports, projectId } from './ports.ts';

/**
 * Runs a scheduled function of the running suite; the emulators start none by themselves.
 *
 *   tick.ts <name>   runs it
 *   tick.ts          lists them
 */
const [name] = process.argv.slice(2);
const functionsUrl = `http://${host}:${ports.functions}`;

type Backend = { functionTriggers: { id: string; name: string; schedule?: { schedule?: string } }[] };

process.exitCode = await tick().catch((error: unknown) => {
  const isDown = error instanceof TypeError;
  process.stderr.write(isDown ? `Nothing answers at ${functionsUrl}: is the suite up (npm start), with the same VAGAS_PORT_OFFSET?\n` : `${String(error)}\n`);
  return 1;
});

async function tick(): Promise<number> {
  const { backends } = (await (await fetch(`${functionsUrl}/backends`)).json()) as { backends: Backend[] };
  const scheduled = backends.flatMap(({ functionTriggers }) => functionTriggers).filter(({ schedule }) => schedule !== undefined);
  const wanted = scheduled.find((trigger) => trigger.name === name);
  if (wanted === undefined) {
    process.stdout.write(`${name === undefined ? 'Scheduled functions' : `No scheduled function is called ${name}; there are`}:\n`);
    for (const trigger of scheduled) process.stdout.write(`  ${trigger.name}  ${trigger.schedule?.schedule ?? ''}\n`);
    return name === undefined ? 0 : 1;
  }
  const response = await fetch(`${functionsUrl}/functions/projects/${projectId}/triggers/${wanted.id}-0`, { method: 'POST', body: '{}' });
  process.stdout.write(response.ok ? `${name} has run.\n` : `${name} failed: ${response.status} ${await response.text()}\n`);
  return response.ok ? 0 : 1;
}
