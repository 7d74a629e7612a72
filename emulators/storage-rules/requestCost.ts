const ROUNDS = 20_000_000;

let unit = 0;

/**
 * The processor time that the work takes, in units of a fixed computation (about 30 ms on a machine of 2026): neither a
 * slow machine nor a busy one changes it much.
 */
export function requestCost(work: () => void): number {
  // The first time, the code is compiled too.
  unit ||= Math.min(processorTime(compute), processorTime(compute), processorTime(compute));
  return processorTime(work) / unit;
}

/** Of this thread, in microseconds. */
function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

function compute(): number {
  let mixed = 0;
  for (let round = 0; round < ROUNDS; round += 1) mixed = Math.imul(mixed ^ round, 0x01000193);
  return mixed;
}
