/** One thing that `npm start` and `npm test` need. */
export type Finding = {
  what: string;
  /** What to do where it is missing; null where all is well. */
  advice: string | null;
  /** What is well all the same, and worth knowing: one line each. */
  notes?: readonly string[];
};

export function fine(what: string, notes: readonly string[] = []): Finding {
  return { what, advice: null, notes };
}

/** A finding as `npm run doctor` prints it, each line with its end. */
export function findingText({ what, advice, notes = [] }: Finding): string {
  const lines = [...notes, ...(advice?.split("\n") ?? [])];
  const mark = advice === null ? "ok" : "!!";
  return [`  ${mark}   ${what}`, ...lines.map((line) => `       ${line}`), ""].join("\n");
}
