// Apart from the schema of the counts, so that the filters of the public list do not load zod.

/** The keys that still count something, in the order of the alphabet. */
export function countedKeys(record: Record<string, number>): string[] {
  return Object.keys(record)
    .filter((key) => record[key]! > 0)
    .sort((a, b) => a.localeCompare(b, "pt-BR"));
}
