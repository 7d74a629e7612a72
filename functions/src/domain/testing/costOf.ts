// The domain is compiled without Node's types.
declare const process: {
  threadCpuUsage: (before?: object) => { user: number; system: number };
};

const ROUNDS = 20_000_000;

let unit = 0;

/**
 * The processor time that the work takes, the least of `runs`, in units of a fixed computation (about 30 ms on a machine of
 * 2026): neither a slow machine nor a busy one changes it much.
 */
export function costOf(work: () => unknown, runs = 1): number {
  unit ||= leastTime(compute, 3);
  return leastTime(work, runs) / unit;
}

/** Of this thread, in microseconds. */
function leastTime(work: () => unknown, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

function compute(): number {
  let mixed = 0;
  for (let round = 0; round < ROUNDS; round += 1) mixed = Math.imul(mixed ^ round, 0x01000193);
  return mixed;
}
