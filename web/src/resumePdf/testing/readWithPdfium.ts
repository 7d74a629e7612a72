import { PDFiumLibrary } from "@hyzyla/pdfium";

const library = PDFiumLibrary.init();

/** What PDFium, the reader of Chrome and Android, finds in a file of one page. */
export async function readWithPdfium(bytes: Uint8Array) {
  const file = await (await library).loadDocument(bytes);
  try {
    const page = file.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    return {
      pages: file.getPageCount(),
      size: [originalWidth, originalHeight],
      text: page.getText(),
    };
  } finally {
    file.destroy();
  }
}
