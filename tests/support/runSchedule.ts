import { host, ports, projectId } from "./emulators.ts";

/** Runs a scheduled function, because the emulators start none. Throws if it failed. */
export async function runSchedule(name: string): Promise<void> {
  const response = await fetch(
    `http://${host}:${ports.functions}/functions/projects/${projectId}/triggers/southamerica-east1-${name}-0`,
    { method: "POST", body: "{}" },
  );
  if (!response.ok)
    throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
}
