/** Whether the caret at `caret` stands behind a letter or digit, as while a word is being written. */
export function endsInWord(text: string, caret: number): boolean {
  return /[\p{L}\p{N}\p{M}]$/u.test(text.slice(0, caret));
}

/** Whether a word is being written in the input that was typed into last. */
export function isWritingWord(typedIn: Element | null): boolean {
  if (typedIn === null || typedIn !== document.activeElement) return false;
  if (!(typedIn instanceof HTMLInputElement || typedIn instanceof HTMLTextAreaElement))
    return false;
  const { value, selectionStart, selectionEnd } = typedIn;
  return (
    selectionStart !== null && selectionStart === selectionEnd && endsInWord(value, selectionStart)
  );
}
