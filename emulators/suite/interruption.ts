import { killOwnProcesses } from "./processes.ts";

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Aborts at the first Ctrl-C or termination signal, so that whoever started a suite can stop it in order. Its reason
 * is the exit code for the shell. A second signal kills every process of the suite.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  let askedAt = 0;
  for (const [name, code] of Object.entries(exitCodes)) {
    process.on(name, () => {
      if (!controller.signal.aborted) {
        askedAt = Date.now();
        controller.abort(code);
      } else if (Date.now() - askedAt > 1_000) {
        // npm repeats the terminal's Ctrl-C: only a later one means that the person does not want to wait.
        void killOwnProcesses().then(() => process.exit(code));
      }
    });
  }
  return controller.signal;
}
