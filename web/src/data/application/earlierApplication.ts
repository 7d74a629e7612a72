import type { SentApplication } from "./applicationRecord.ts";

/** Whether two names are one, whatever their capitals, accents and spaces. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
}

/** Whether an earlier application in the same place stands for the one of this name, which then need not be sent. */
export function standsFor(
  { name: earlier, isWithdrawn }: Pick<SentApplication, "name" | "isWithdrawn">,
  name: string,
): boolean {
  return !isWithdrawn && isSameName(earlier, name);
}
