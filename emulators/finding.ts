/** One requirement of `npm start` and `npm test`. */
export type Finding = {
  what: string;
  /** The remedy if it is missing; null if all is well. */
  advice: string | null;
  /** Remarks although all is well: one line each. */
  notes?: readonly string[];
};

export function fine(what: string, notes: readonly string[] = []): Finding {
  return { what, advice: null, notes };
}

/** A finding as `npm run doctor` prints it, each line with its line break. */
export function findingText({ what, advice, notes = [] }: Finding): string {
  const lines = [...notes, ...(advice?.split("\n") ?? [])];
  const mark = advice === null ? "ok" : "!!";
  return [`  ${mark}   ${what}`, ...lines.map((line) => `       ${line}`), ""].join("\n");
}
