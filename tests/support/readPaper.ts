import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import type * as jsqr from "jsqr";

// Its types name a default export of a default export; it is the package itself.
const readCode = createRequire(import.meta.url)("jsqr") as typeof jsqr.default.default;

const library = PDFiumLibrary.init();

const millimetres = (points: number) => Math.round((points / 72) * 25.4);

/**
 * A printed PDF as a phone's camera sees its first sheet: the number of sheets, their size in millimetres, and the text of
 * its QR code; null if none can be read.
 */
export async function readPaper(pdf: Uint8Array) {
  const file = await (await library).loadDocument(pdf);
  try {
    const page = file.getPage(0);
    const sheet = await page.render({ scale: 2, render: "bitmap" });
    return {
      sheets: file.getPageCount(),
      size: [millimetres(sheet.originalWidth), millimetres(sheet.originalHeight)],
      code: readCode(new Uint8ClampedArray(sheet.data), sheet.width, sheet.height)?.data ?? null,
    };
  } finally {
    file.destroy();
  }
}
