import { unbroken } from "./unbroken.ts";

/** Facts in one line, without empty ones; a dot never begins a line. */
export function joinFacts(...facts: readonly (string | null | undefined | false)[]): string {
  return unbroken(facts.filter(Boolean).join("\u00A0· "));
}
