/** The smallest file that functions accept as a résumé. */
export const smallPdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF");

/** Begins as a PDF and is cut off, as after an interrupted upload. */
export const cutPdf = Buffer.from("%PDF-1.7\n");

export function pdfOf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes - 14), Buffer.from("%%EOF")]);
}
