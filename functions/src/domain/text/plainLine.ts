/**
 * A stranger's text as one plain line of at most `longest` characters: without control characters, those that turn the
 * direction of writing or cannot be seen, and heaps of accents.
 */
export function plainLine(text: string, longest: number): string {
  const line = text
    // A longer one is not looked at: what is left out is seldom more than what stays.
    .slice(0, 4 * longest)
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Z}]+/gu, " ")
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, "")
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .trim();
  return line
    .slice(0, longest)
    .toWellFormed()
    .replace(/\ufffd$/u, "")
    .trim();
}
