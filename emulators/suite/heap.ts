import { totalmem } from "node:os";

const smallest = 512;
const largest = 4096;
const partOfMemory = 8;

/** In MiB: the heap of firebase-tools; an eighth of the machine's memory, between half a GiB and four. */
export function heapMebibytes(memoryBytes = totalmem()): number {
  const part = Math.floor(memoryBytes / partOfMemory / 2 ** 20);
  return Math.min(largest, Math.max(smallest, part));
}

/** A sentence for a process that ran out of memory; empty for any other end. `why` is how it ended. */
export function outOfMemory(why: string, lastLines: string): string {
  const isFull =
    /heap out of memory|heap limit/i.test(lastLines) || /^(?:SIGABRT|exit code 134)$/.test(why);
  return isFull
    ? ` It ran out of memory: it may hold ${heapMebibytes()} MB, an eighth of this machine's. Fewer writes at a time leave it more.`
    : "";
}
