import { globSync } from "node:fs";
import { Agent } from "node:http";
import { median } from "../median.ts";
import { writeResult } from "../part.ts";
import { ask, type Instance, startInstance } from "../server/serverLoad.ts";
import { otherRootVariable, type RenderTimes } from "./part.ts";

// Runs inside a running suite.

const rounds = 60;
const pages = ["/", "/vagas", "/vagas/mercado-araguaia-caixa", "/enviar-curriculo"];

const otherRoot = process.env[otherRootVariable];
const instances = [await startInstance("site")];
if (otherRoot) {
  const [rendered] = globSync(`${otherRoot}/.emulator-data/*/config/rendered`);
  instances.push(await startInstance("site", otherRoot, rendered));
}
const found: RenderTimes["pages"] = [];
for (const page of pages) {
  const times: number[][] = instances.map(() => []);
  for (let n = -rounds; n < rounds; n += 1)
    // In alternation, so that other load affects both; the first rounds only warm up.
    for (const [i, instance] of instances.entries()) {
      const ms = await processorTime(instance, page);
      if (n >= 0) times[i]!.push(ms);
    }
  const [now, before] = times.map(median);
  found.push({ page, now: now!, before: before ?? null });
}
writeResult({ rounds, pages: found } satisfies RenderTimes);
process.exit(0);

/** Milliseconds of processor time of one page, without those of its queries sent alone. */
async function processorTime({ url }: Instance, page: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const used = async () => Number(await (await fetch(`${url}/processor`)).text()) / 1_000;
  const timed = async (path: string) => {
    const before = await used();
    await ask(url + path, agent);
    return (await used()) - before;
  };
  const ms = (await timed(page)) - (await timed(`/alone?page=${encodeURIComponent(page)}`));
  agent.destroy();
  return ms;
}
