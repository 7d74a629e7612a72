import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensured, logs } from './folders.ts';

export type Child = {
  name: string;
  process: ChildProcess;
  log: string;
  /** Resolves with why it ended, when it does. */
  ended: Promise<string>;
};

/**
 * Starts a part of the suite in a process group of its own, so that the terminal's Ctrl-C does not
 * reach it before the orderly stop does. What it prints goes to a log file and to `onLine`.
 */
export function startChild(
  name: string,
  file: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; onLine?: (line: string) => void },
): Child {
  const log = join(ensured(logs), `${name}.log`);
  const out = createWriteStream(log);
  const child = spawn(file, args, { cwd: options.cwd, env: options.env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      out.write(chunk);
      if (options.onLine) chunk.split('\n').forEach(options.onLine);
    });
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => out.end(() => resolve(signal === null ? `exit code ${code}` : signal)));
  });
  return { name, process: child, log, ended };
}

/** The last lines of a log file; none when it cannot be read. */
export function lastLines(file: string, count = 15): string {
  try {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    return lines.slice(-count).map((line) => `  ${line}`).join('\n');
  } catch {
    return '';
  }
}
