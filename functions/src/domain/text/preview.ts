/** The first `length` characters, cut at a word, with an ellipsis when something was cut. */
export function preview(text: string, length: number): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= length) return flat;
  // Never splits an emoji.
  const cut = flat.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
  const wordEnd = flat[length] === " " ? length : cut.lastIndexOf(" ");
  return `${cut.slice(0, wordEnd === -1 ? length : wordEnd)}…`;
}
