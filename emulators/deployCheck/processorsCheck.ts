import { createRequire } from "node:module";
import { functionGroups } from "../deploy/functionGroups.ts";
import { type Finding, ok, wrong } from "./deployFinding.ts";
import type { Manifest } from "./packedFunctions.ts";

type Endpoint = Manifest["endpoints"][string];

const { memoryToGen1Cpu, memoryToGen2Cpu, DEFAULT_MEMORY } = createRequire(import.meta.url)(
  "firebase-tools/lib/deploy/functions/backend",
) as {
  memoryToGen1Cpu: (mebibytes: number) => number;
  memoryToGen2Cpu: (mebibytes: number) => number;
  DEFAULT_MEMORY: number;
};

/** What a region allows a new project (CpuAllocPerProjectRegion 20000); no function may have more instances. */
const allowed = 20;

/** What a group may start; instances of other groups, and of the previous version, still run. */
const perGroup = allowed / 2;

/** Whether a group's deployment, and each function's maximum, fits a region's processors. */
export function checkProcessors(
  { endpoints }: Manifest,
  groups: Readonly<Record<string, readonly string[]>> = functionGroups,
): Finding {
  const grown = Object.keys(endpoints).filter(
    (id) => processors(endpoints[id]!) * (endpoints[id]!.maxInstances ?? 100) > allowed,
  );
  if (grown.length > 0)
    return wrong(`functions: ${grown.join(", ")} may grow beyond ${allowed} processors`);
  const shared = Object.keys(endpoints).filter(
    (id) => processors(endpoints[id]!) < 1 && (endpoints[id]!.concurrency ?? 1) !== 1,
  );
  if (shared.length > 0)
    return wrong(
      `functions: ${shared.join(", ")} share less than a processor, which Cloud Run refuses`,
    );
  const starts = Object.entries(groups).map(
    ([name, ids]) =>
      [
        name,
        ids.reduce((sum, id) => sum + (endpoints[id] ? processors(endpoints[id]) : 0), 0),
      ] as const,
  );
  const texts = starts.map(([name, sum]) => `${name} ${sum.toFixed(1)}`).join(", ");
  return (starts.some(([, sum]) => sum > perGroup) ? wrong : ok)(
    `functions: processors a deploy starts, of ${perGroup}: ${texts}`,
  );
}

function processors({ cpu, availableMemoryMb }: Endpoint): number {
  const memory = availableMemoryMb ?? DEFAULT_MEMORY;
  if (cpu === "gcf_gen1") return memoryToGen1Cpu(memory);
  return cpu ?? memoryToGen2Cpu(memory);
}
