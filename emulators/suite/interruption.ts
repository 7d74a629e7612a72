import { killOwnProcesses } from "./processes.ts";

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Aborts at the first Ctrl-C or request to end, so that whoever started a suite can stop it in order. Its reason is
 * the exit code that the shell expects then. A second one ends every process of the suite at once.
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
        // npm passes the terminal's one Ctrl-C on a second time: only a later one is a person who does not want to wait.
        void killOwnProcesses().then(() => process.exit(code));
      }
    });
  }
  return controller.signal;
}
