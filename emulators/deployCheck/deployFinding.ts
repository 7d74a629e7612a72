/**
 * One requirement of a deploy: `ok`, `unseen` (only the cloud can show it), `missing` (the owner must supply it), or
 * `wrong` (it would fail or do harm).
 */
export type Finding = { state: "ok" | "unseen" | "missing" | "wrong"; what: string };

export const ok = (what: string): Finding => ({ state: "ok", what });
export const unseen = (what: string): Finding => ({ state: "unseen", what });
export const missing = (what: string): Finding => ({ state: "missing", what });
export const wrong = (what: string): Finding => ({ state: "wrong", what });

/** The findings as lines, what is wrong last, where it is read first. */
export function report(findings: readonly Finding[]): string {
  const order = ["ok", "unseen", "missing", "wrong"] as const;
  return order
    .flatMap((state) =>
      findings
        .filter((finding) => finding.state === state)
        .map(({ what }) => `${state.padEnd(8)}${what}`),
    )
    .join("\n");
}
