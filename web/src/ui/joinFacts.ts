import { unbroken } from "./unbroken.ts";

/** Facts in one line, those that are missing left out; where it breaks, the dot stays at the end and never begins a line. */
export function joinFacts(...facts: readonly (string | null | undefined | false)[]): string {
  return unbroken(facts.filter(Boolean).join("\u00A0· "));
}
