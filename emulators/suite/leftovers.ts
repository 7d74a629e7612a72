import { holderAt } from "../portHolders.ts";
import type { Ports, Service } from "../ports.ts";
import { orphansWith } from "./processes.ts";

/** Two lines about processes of a killed starter on the ports, and how to end them; null without any. */
export function leftovers(ports: Ports, services: readonly Service[]): string | null {
  for (const service of services) {
    const holder = holderAt(ports[service]);
    const pids = holder ? orphansWith(holder.pid) : [];
    if (pids.length > 0)
      return `A suite that was started before still runs here, though its starter was killed: ${pids.length} processes.\nEnd them with: kill -9 ${pids.join(" ")}`;
  }
  return null;
}
