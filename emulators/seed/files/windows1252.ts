/** Characters of Windows-1252 that lie elsewhere in Unicode, and that Portuguese text uses. */
const moved = new Map([
  ["–", 0x96],
  ["—", 0x97],
  ["‘", 0x91],
  ["’", 0x92],
  ["“", 0x93],
  ["”", 0x94],
  ["…", 0x85],
  ["•", 0x95],
  ["€", 0x80],
]);

/** The text in Windows-1252, one byte a character, as PDF's WinAnsiEncoding and Word 97 take it; throws on any other. */
export function windows1252(text: string): Buffer {
  return Buffer.from([...text.normalize("NFC")].map(byteOf));
}

function byteOf(character: string): number {
  const code = moved.get(character) ?? character.codePointAt(0)!;
  if (code > 0xff || (code >= 0x80 && code < 0xa0 && !moved.has(character)))
    throw new Error(`'${character}' is not in Windows-1252`);
  return code;
}
