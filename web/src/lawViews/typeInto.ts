export type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Gives an input another text as if it were typed: its form notices, and the browser can undo it. Only what differs is
 * replaced; the caret stands behind it.
 */
export function typeInto(input: TextInput, text: string): void {
  const { start, end, typed } = differenceOf(input.value, text);
  input.focus({ preventScroll: true });
  input.setSelectionRange(start, end);
  const command = typed === "" ? "delete" : "insertText";
  // Deprecated, but nothing else keeps the browser's undo.
  if (start !== end || typed !== "") document.execCommand(command, false, typed);
  if (input.value !== text) setValue(input, text);
}

/** What to type over which part of a text to make it another; positions as `slice` takes them. */
export function differenceOf(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, typed: after.slice(start, after.length - tail) };
}

/** React notices a value that the element's own setter was given. */
function setValue(input: TextInput, text: string): void {
  const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
