/** The lines of a text: trimmed, without blank ones. */
export function filledLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
