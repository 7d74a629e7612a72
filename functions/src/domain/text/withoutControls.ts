/**
 * Text without ASCII control characters, including NUL, which HTML parsers drop or change; tabs and line ends stay.
 */
export function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");
}
