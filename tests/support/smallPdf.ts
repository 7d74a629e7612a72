/** The smallest file whose résumé functions can open. */
export const smallPdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF");

/** Begins as a PDF does and ends before its end: one that an interrupted upload left. */
export const cutPdf = Buffer.from("%PDF-1.7\n");

export function pdfOf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes - 14), Buffer.from("%%EOF")]);
}
