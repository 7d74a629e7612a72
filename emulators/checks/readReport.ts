import { readFileSync } from "node:fs";
import type { Stage } from "./stages.ts";

/** The report of a stage's run; null if there is none, or the run ended while writing it. */
export function readReport({ file }: NonNullable<Stage["report"]>): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
