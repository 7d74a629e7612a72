import { drawnCode } from "./helvetica.ts";

/** Bytes of a text whose characters are all below U+0100. */
export function latinBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

/** Drawn characters as a literal string in WinAnsiEncoding (ISO 32000-1, 7.3.4.2). */
export function literal(drawn: string): string {
  const bytes = Array.from(drawn, (char) => String.fromCharCode(drawnCode(char)!)).join("");
  return `(${bytes.replace(/[\\()]/g, String.raw`\$&`)})`;
}

/** Any text as a hexadecimal string in UTF-16 (ISO 32000-1, 7.9.2.2). */
export function textString(text: string): string {
  let hex = "FEFF";
  for (let i = 0; i < text.length; i += 1)
    hex += text.charCodeAt(i).toString(16).toUpperCase().padStart(4, "0");
  return `<${hex}>`;
}
