import type { KeyboardEvent } from "react";

const lines = "input:not([type=checkbox], [type=radio])";

/** Enter in a line of text goes on to the form's next line, as a phone's keyboard promises; in the last it submits. */
export function focusNextField(event: KeyboardEvent<HTMLInputElement>): void {
  const { form } = event.currentTarget;
  // A composed letter is confirmed by Enter too.
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !form) return;
  const all = [...form.querySelectorAll<HTMLInputElement>(lines)];
  const next = all[all.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
