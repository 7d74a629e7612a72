import { readFileSync } from "node:fs";
import type { Stage } from "./stages.ts";

/** What a stage's run wrote into its report; null where there is none, or the run ended in the middle of it. */
export function readReport({ file }: NonNullable<Stage["report"]>): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
