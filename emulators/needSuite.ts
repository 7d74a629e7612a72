import { answers } from "./portHolders.ts";
import { host, ports, type Service } from "./ports.ts";

/** For commands that need a running suite: ends the process with one sentence unless each of `services` answers. */
export async function needSuite(...services: Service[]): Promise<void> {
  for (const service of services) {
    if (await answers(ports[service])) continue;
    process.stderr.write(
      `Nothing answers at ${host}:${ports[service]} (${service}): is the suite up (npm start), with the same VAGAS_PORT_OFFSET?\n`,
    );
    process.exit(1);
  }
}
