import { compoundFile } from "./compoundFile.ts";
import type { Paragraph } from "./resumeText.ts";
import { windows1252 } from "./windows1252.ts";

const page = 512;
const textStart = 1024;
const wordClassId = Buffer.from("0609020000000000c000000000000046", "hex");
const portuguese = 0x0416;

/**
 * A Word 97 document with the paragraphs, headings in bold, 28 of them at most. Source: [MS-DOC]; the numbers in the
 * comments are its sections.
 */
export function doc(paragraphs: readonly Paragraph[]): Buffer {
  if (paragraphs.length > 28) throw new Error("One page of paragraph properties holds 28");
  const lines = paragraphs.map(({ text, heading }) => ({
    bytes: windows1252(`${text}\r`),
    heading,
  }));
  const text = Buffer.concat(lines.map(({ bytes }) => bytes));
  const ends = lines.map(
    (_line, i) =>
      textStart + lines.slice(0, i + 1).reduce((total, { bytes }) => total + bytes.length, 0),
  );
  const bounds = [textStart, ...ends];
  const characterPage = Math.ceil((textStart + text.length) / page);
  const paragraphPage = characterPage + 1;
  const { table, places } = tableStream(text.length, characterPage, paragraphPage);
  const document = Buffer.alloc((paragraphPage + 1) * page);
  fileInformation(text.length, document.length, places).copy(document);
  text.copy(document, textStart);
  characterProperties(
    bounds,
    lines.map(({ heading }) => heading),
  ).copy(document, characterPage * page);
  paragraphProperties(bounds).copy(document, paragraphPage * page);
  return compoundFile(
    [
      { name: "1Table", data: table },
      { name: "WordDocument", data: document },
    ],
    wordClassId,
  );
}

type Places = Partial<Record<number, { offset: number; length: number }>>;

/** Positions in the FIB's list of the table stream's parts (2.5.6). */
const slots = {
  styles: 1,
  sections: 6,
  characterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  documentProperties: 31,
  pieces: 33,
} as const;

/** The FIB (2.5.1): the kind of file, the length of its text, and the positions of the other parts. */
function fileInformation(characters: number, size: number, places: Places): Buffer {
  const fib = Buffer.alloc(900);
  fib.writeUInt16LE(0xa5ec, 0);
  fib.writeUInt16LE(0x00c1, 2);
  fib.writeUInt16LE(portuguese, 6);
  fib.writeUInt16LE(0x1200, 10);
  fib.writeUInt16LE(0x00bf, 12);
  fib.writeUInt32LE(textStart, 24);
  fib.writeUInt32LE(textStart + characters, 28);
  fib.writeUInt16LE(14, 32);
  fib.writeUInt16LE(portuguese, 60);
  fib.writeUInt16LE(22, 62);
  fib.writeUInt32LE(size, 64);
  fib.writeUInt32LE(characters, 76);
  fib.writeUInt16LE(93, 152);
  for (const [slot, place] of Object.entries(places)) {
    fib.writeUInt32LE(place!.offset, 154 + Number(slot) * 8);
    fib.writeUInt32LE(place!.length, 158 + Number(slot) * 8);
  }
  return fib;
}

function tableStream(
  characters: number,
  characterPage: number,
  paragraphPage: number,
): { table: Buffer; places: Places } {
  const fileRange = [textStart, textStart + characters];
  const parts = {
    styles: styleSheet(),
    // One section with the default page (2.8.26).
    sections: Buffer.concat([
      uint32(0, characters),
      uint16(0),
      uint32(0xffffffff),
      uint16(0),
      uint32(0),
    ]),
    characterPages: uint32(...fileRange, characterPage),
    paragraphPages: uint32(...fileRange, paragraphPage),
    fonts: fontTable("Arial"),
    documentProperties: documentProperties(),
    // One piece of 8-bit text (2.8.35, 2.9.73); its address counts half bytes.
    pieces: Buffer.concat([
      Buffer.from([2]),
      uint32(16, 0, characters),
      uint16(0),
      uint32((textStart * 2) | 0x40000000),
      uint16(0),
    ]),
  };
  const places: Places = {};
  let offset = 0;
  for (const [name, part] of Object.entries(parts)) {
    places[slots[name as keyof typeof slots]] = { offset, length: part.length };
    offset += part.length;
  }
  return { table: Buffer.concat(Object.values(parts)), places };
}

/** A page of character properties (2.9.33): a heading is bold and larger, the rest as its style. */
function characterProperties(bounds: readonly number[], headings: readonly boolean[]): Buffer {
  const bytes = propertyPage(bounds);
  const look = Buffer.from([7, 0x35, 0x08, 1, 0x43, 0x4a, 26, 0]);
  look.copy(bytes, 496);
  for (const [i, heading] of headings.entries())
    bytes.writeUInt8(heading ? 496 / 2 : 0, bounds.length * 4 + i);
  return bytes;
}

/** A page of paragraph properties (2.9.175): every paragraph as the style Normal, nothing else. */
function paragraphProperties(bounds: readonly number[]): Buffer {
  const bytes = propertyPage(bounds);
  Buffer.from([0, 1, 0, 0]).copy(bytes, 504);
  for (let i = 0; i < bounds.length - 1; i += 1)
    bytes.writeUInt8(504 / 2, bounds.length * 4 + i * 13);
  return bytes;
}

function propertyPage(bounds: readonly number[]): Buffer {
  const bytes = Buffer.alloc(page);
  uint32(...bounds).copy(bytes);
  bytes.writeUInt8(bounds.length - 1, page - 1);
  return bytes;
}

/** The style sheet (2.9.271): the 15 fixed places, of which Normal and the character default are filled. */
function styleSheet(): Buffer {
  const information = uint16(18, 15, 10, 1, 91, 15, 0, 0, 0, 0);
  const normalCharacters = Buffer.from([0x43, 0x4a, 22, 0, 0x6d, 0x48, 0x16, 0x04]);
  const normal = style(0, 1, 0, "Normal", [uint16(0), normalCharacters]);
  const defaultCharacters = style(65, 2, 10, "Default Paragraph Font", [Buffer.alloc(0)]);
  const styles = Array.from({ length: 15 }, (_none, i) =>
    i === 0 ? normal : i === 10 ? defaultCharacters : uint16(0),
  );
  return Buffer.concat([information, ...styles]);
}

/** One style (2.9.260) that is based on none, its size before it. */
function style(
  builtIn: number,
  kind: number,
  next: number,
  name: string,
  properties: readonly Buffer[],
): Buffer {
  const written = Buffer.concat([
    uint16(name.length),
    Buffer.from(name, "utf16le"),
    uint16(0),
    ...properties.flatMap((property) => [uint16(property.length), property]),
  ]);
  const size = 10 + written.length;
  return Buffer.concat([
    uint16(size, builtIn, 0xfff0 | kind, (next << 4) | properties.length, size, 0),
    written,
  ]);
}

/** The table of fonts (2.9.286), with one. */
function fontTable(name: string): Buffer {
  const font = Buffer.concat([
    Buffer.from([0x26]),
    uint16(400),
    Buffer.alloc(2 + 10 + 24),
    Buffer.from(`${name}\0`, "utf16le"),
  ]);
  return Buffer.concat([uint16(1, 0), Buffer.from([font.length]), font]);
}

/** The document's properties (2.7.4), all as they are by default but the tab stops. */
function documentProperties(): Buffer {
  const bytes = Buffer.alloc(500);
  bytes.writeUInt16LE(708, 10);
  return bytes;
}

function uint16(...values: number[]): Buffer {
  return Buffer.concat(values.map((value) => Buffer.from([value & 0xff, (value >> 8) & 0xff])));
}

function uint32(...values: number[]): Buffer {
  return Buffer.concat(
    values.map((value) => Buffer.concat([uint16(value & 0xffff), uint16(value >>> 16)])),
  );
}
