import { createRequire } from "node:module";
import { type Finding, missing, ok, wrong } from "./deployFinding.ts";
import type { Manifest } from "./packedFunctions.ts";

type Runtime = { friendly: string; status: string; deprecationDate: string };

/** The runtimes that the installed firebase-tools knows, and the end of Google's support. */
const { RUNTIMES } = createRequire(import.meta.url)(
  "firebase-tools/lib/deploy/functions/runtimes/supported/types",
) as { RUNTIMES: Record<string, Runtime> };

/**
 * Whether all functions are 2nd generation on the runtime of firebase.json, which must match functions/package.json;
 * `missing` in the last half year of its support.
 */
export function checkRuntime(
  name: string,
  node: string,
  { endpoints }: Manifest,
  now: Date,
): Finding {
  const older = Object.keys(endpoints).filter((id) => endpoints[id]!.platform !== "gcfv2");
  if (older.length > 0)
    return wrong(`functions: ${older.join(", ")} are not of the 2nd generation`);
  const runtime = RUNTIMES[name];
  if (runtime?.status !== "GA") return wrong(`functions: Google does not run ${name}`);
  if (name !== `nodejs${node}`)
    return wrong(`functions: firebase.json says ${name}, functions/package.json Node ${node}`);
  const end = new Date(runtime.deprecationDate);
  const halfYearBefore = new Date(end);
  halfYearBefore.setUTCMonth(end.getUTCMonth() - 6);
  const supported = `${runtime.friendly} is supported until ${runtime.deprecationDate}`;
  if (now >= end) return wrong(`functions: ${supported}`);
  return now >= halfYearBefore
    ? missing(`functions: ${supported}; move to the next one before`)
    : ok(`functions: all of the 2nd generation; ${supported}`);
}
