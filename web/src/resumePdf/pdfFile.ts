import { latinBytes } from "./pdfText.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** An object of the file: its text, or a stream with the entries of its dictionary. */
export type PdfObject = string | PdfStream;
type PdfStream = { entries: string; data: Bytes };

/** Where an object is: type, offset or container, index (ISO 32000-1, 7.5.8.3). */
type Row = readonly [type: number, place: number, index: number];

/**
 * A PDF file (ISO 32000-1, 7.5) of objects that are numbered from 1 in their order; the first is the catalog, the second
 * the information dictionary. Objects that are no streams share one compressed stream.
 */
export async function pdfFile(objects: readonly PdfObject[]): Promise<Bytes> {
  const container = objects.length + 1;
  const rows: Row[] = [[0, 0, 255]];
  const chunks: Bytes[] = [latinBytes("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")];
  const offset = () => chunks.reduce((sum, { length }) => sum + length, 0);
  const addStream = (number: number, { entries, data }: PdfStream) => {
    chunks.push(
      latinBytes(`${number} 0 obj\n<<${entries}/Length ${data.length}>>\nstream\n`),
      data,
      latinBytes("\nendstream\nendobj\n"),
    );
  };

  const packed: { number: number; text: string }[] = [];
  for (const [i, object] of objects.entries()) {
    const number = i + 1;
    if (typeof object === "string") {
      rows.push([2, container, packed.length]);
      packed.push({ number, text: object });
    } else {
      rows.push([1, offset(), 0]);
      addStream(number, object);
    }
  }
  rows.push([1, offset(), 0]);
  addStream(container, await objectStream(packed));
  const start = offset();
  rows.push([1, start, 0]);
  addStream(container + 1, await tableStream(rows));
  chunks.push(latinBytes(`startxref\n${start}\n%%EOF\n`));
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** A stream, compressed where the browser can. */
export async function compressed(data: Bytes, entries = ""): Promise<PdfStream> {
  if (typeof CompressionStream === "undefined") return { entries, data };
  const deflated = new Blob([data]).stream().pipeThrough(new CompressionStream("deflate"));
  return {
    entries: `${entries}/Filter/FlateDecode`,
    data: new Uint8Array(await new Response(deflated).arrayBuffer()),
  };
}

/** Objects in one stream (ISO 32000-1, 7.5.7). */
function objectStream(objects: readonly { number: number; text: string }[]): Promise<PdfStream> {
  let index = "";
  let texts = "";
  for (const { number, text } of objects) {
    index += `${number} ${texts.length} `;
    texts += `${text}\n`;
  }
  const entries = `/Type/ObjStm/N ${objects.length}/First ${index.length}`;
  return compressed(latinBytes(index + texts), entries);
}

/** The cross-reference table (ISO 32000-1, 7.5.8). */
function tableStream(rows: readonly Row[]): Promise<PdfStream> {
  const bytes = rows.flatMap(([type, place, index]) => [type, place >> 8, place & 255, index]);
  const entries = `/Type/XRef/W[1 2 1]/Size ${rows.length}/Root 1 0 R/Info 2 0 R`;
  return compressed(Uint8Array.from(bytes), entries);
}
