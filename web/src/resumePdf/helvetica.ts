/** Helvetica and Helvetica-Bold, which every PDF reader has (ISO 32000-1, 9.6.2.2): a file need not carry them. */
export type Font = "regular" | "bold";

/** Signs that are drawn, besides ASCII and its accented letters. */
const signs = Array.from("€…‘’“”•–—§ª«°·º»ÆØßæø");
/** The codes of the first of them in WinAnsiEncoding; of the others Unicode's. */
const signCodes = [0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97];

/** Widths of ' ' to '~', then of the signs above, then of 'í', in thousandths of the font's size (Adobe's metrics). */
const widths: Record<Font, readonly number[]> = {
  regular:
    numbers(`278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556
    556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722
    667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333
    500 278 556 500 722 500 500 500 334 260 334 584
    556 1000 222 222 333 333 350 556 1000 556 370 556 400 278 365 556 1000 778 611 889 611 278`),
  bold: numbers(`278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556
    556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722
    667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389
    556 333 611 556 778 556 556 500 389 280 389 584
    556 1000 278 278 500 500 350 556 1000 556 370 556 400 278 365 556 1000 778 611 889 611 278`),
};

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
/** ASCII's letters with an accent, as far as the encoding has them. */
const accented = Array.from({ length: 64 }, (_, i) => String.fromCharCode(0xc0 + i)).filter(
  (char) => /^[a-z]/i.test(char.normalize("NFD")),
);

/** The codes of the characters that are drawn, in WinAnsiEncoding. */
const codes: ReadonlyMap<string, number> = new Map([
  ...[...ascii, ...accented].map((char) => [char, char.charCodeAt(0)] as const),
  ...signs.map((sign, i) => [sign, signCodes[i] ?? sign.charCodeAt(0)] as const),
]);

const charWidths = { regular: widthsByChar("regular"), bold: widthsByChar("bold") };

function widthsByChar(font: Font): ReadonlyMap<string, number> {
  const own = new Map([...ascii, ...signs, "í"].map((char, i) => [char, widths[font][i]!]));
  const ofLetter = (char: string) => {
    const letter = char.normalize("NFD")[0]!;
    return own.get(letter === "i" ? "í" : letter)!;
  };
  return new Map([...own, ...accented.map((char) => [char, ofLetter(char)] as const)]);
}

/** The code of a character in WinAnsiEncoding; null if it is not drawn. */
export function drawnCode(char: string): number | null {
  return codes.get(char) ?? null;
}

/** The width of characters that are all drawn, in points. */
export function textWidth(text: string, font: Font, size: number): number {
  let width = 0;
  for (const char of text) width += charWidths[font].get(char)!;
  return (width * size) / 1000;
}

/** The widths of codes 32 to 255, as a font's dictionary lists them; 0 for those that are never drawn. */
export function codeWidths(font: Font): number[] {
  const list = Array.from({ length: 224 }, () => 0);
  for (const [char, code] of codes) list[code - 32] = charWidths[font].get(char)!;
  return list;
}

/** All characters that are drawn. */
export const drawnChars: readonly string[] = [...codes.keys()];

function numbers(list: string): number[] {
  return list.split(/\s+/).map(Number);
}
