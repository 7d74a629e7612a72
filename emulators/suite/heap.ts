import { totalmem } from "node:os";

const smallest = 512;
const largest = 4096;
const partOfMemory = 8;

/** In MiB: how much firebase-tools may hold; an eighth of the machine's memory, between half a gibibyte and four. */
export function heapMebibytes(memoryBytes = totalmem()): number {
  const part = Math.floor(memoryBytes / partOfMemory / 2 ** 20);
  return Math.min(largest, Math.max(smallest, part));
}

/** What made a process end that ran out of memory; an empty text for any other end. `why` is how it ended. */
export function outOfMemory(why: string, lastLines: string): string {
  const isFull =
    /heap out of memory|heap limit/i.test(lastLines) || /^(?:SIGABRT|exit code 134)$/.test(why);
  return isFull
    ? ` It ran out of memory: it may hold ${heapMebibytes()} MB, an eighth of this machine's. Fewer writes at a time leave it more.`
    : "";
}
