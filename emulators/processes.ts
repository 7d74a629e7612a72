import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The variable every process of one suite inherits, however it detaches itself. */
export const suiteTag = 'VAGAS_SUITE';

/** The pids of all processes that carry `tag`, this one left out. */
export function taggedProcesses(tag: string): number[] {
  const mark = `${suiteTag}=${tag}`;
  const pids = process.platform === 'linux' ? fromProc(mark) : fromPs(mark);
  return pids.filter((pid) => pid !== process.pid);
}

function fromProc(mark: string): number[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark);
    } catch {
      return false;
    }
  });
}

function fromPs(mark: string): number[] {
  const lines = spawnSync('ps', ['-axEww', '-o', 'pid=,command='], { encoding: 'utf8' }).stdout.split('\n');
  return lines.filter((line) => line.includes(mark)).map((line) => Number.parseInt(line, 10));
}

/** Ends every process that carries `tag` at once; for what is left after an orderly stop. */
export function killTagged(tag: string): void {
  for (const pid of taggedProcesses(tag)) signal(pid, 'SIGKILL');
}

/** Sends a signal to a process, or to a group when `pid` is negative; one that is gone is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
