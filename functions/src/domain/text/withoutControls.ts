/** Text without the control characters of ASCII, NUL among them, which a reader of HTML drops or changes; tabs and line ends stay. */
export function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");
}
