/** Whether an element has the focus: if it is removed, nothing has it, and browsers name the body. */
export function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
