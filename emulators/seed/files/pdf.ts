import type { Paragraph } from "./resumeText.ts";
import { windows1252 } from "./windows1252.ts";

const lineLength = 85;
const ascii = (text: string) => Buffer.from(text, "latin1");

/** A PDF of one A4 page with the paragraphs on it, headings in bold. Source: ISO 32000-1, chapters 7 to 9. */
export function pdf(paragraphs: readonly Paragraph[], title: string): Buffer {
  const page = content(paragraphs);
  const font = (name: string) =>
    ascii(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  return withCrossReferences([
    ascii("<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>"),
    ascii("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    ascii(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>",
    ),
    font("Helvetica"),
    font("Helvetica-Bold"),
    Buffer.concat([ascii(`<< /Length ${page.length} >>\nstream\n`), page, ascii("\nendstream")]),
    Buffer.concat([ascii("<< /Title "), literal(title), ascii(" >>")]),
  ]);
}

function content(paragraphs: readonly Paragraph[]): Buffer {
  const lines = paragraphs.flatMap(({ text, heading }) => [
    ...(heading ? [ascii("0 -10 Td")] : []),
    ascii(heading ? "/F2 13 Tf" : "/F1 11 Tf"),
    ...wrapped(text).map((line) => Buffer.concat([literal(line), ascii(" '")])),
  ]);
  return join([ascii("BT 18 TL 60 790 Td"), ...lines, ascii("ET")]);
}

function wrapped(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1)!;
    if (last !== "" && last.length + word.length >= lineLength) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}

function literal(text: string): Buffer {
  return Buffer.concat([ascii("("), windows1252(text.replace(/[\\()]/g, "\\$&")), ascii(")")]);
}

/** The objects, the first of them the catalog and the last the information, with the table of where each begins. */
function withCrossReferences(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  const offsets: number[] = [];
  const size = () => parts.reduce((total, part) => total + part.length, 0);
  for (const [i, object] of objects.entries()) {
    offsets.push(size());
    parts.push(ascii(`${i + 1} 0 obj\n`), object, ascii("\nendobj\n"));
  }
  const start = size();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(ascii(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  parts.push(
    ascii(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function join(lines: readonly Buffer[]): Buffer {
  return Buffer.concat(lines.flatMap((line, i) => (i === 0 ? [line] : [ascii("\n"), line])));
}
