import type * as Pdf from "pdfjs-dist";
import { pageScale, type Size } from "./pageScale.ts";

/** A page of an open file. */
export type PdfPage = {
  /** In points. */
  size: Size;
  /** Draws it `width` CSS pixels wide, with its words as text above; the returned function ends an unfinished drawing. */
  draw: (places: Places, width: number) => { done: Promise<"drawn" | "broken">; stop: () => void };
};

type Places = { canvas: HTMLCanvasElement; words: HTMLElement };

type Library = Pick<typeof Pdf, "TextLayer">;

/** How long a page may take, in milliseconds. */
const patienceMs = 20_000;

export function pdfPage(library: Library, page: Pdf.PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    size: { width, height },
    draw: (places, shownWidth) => {
      const scale = pageScale({ width, height }, shownWidth, window.devicePixelRatio);
      if (!scale) return { done: Promise.resolve("broken"), stop: () => undefined };
      const drawing = drawPicture(page, places.canvas, (shownWidth / width) * scale.pixels);
      const words = layWords(library, page, places.words, shownWidth / width);
      const stop = () => {
        drawing.cancel();
        words.cancel();
      };
      const timer = setTimeout(stop, patienceMs);
      const done = drawing.promise
        .then(
          () => "drawn" as const,
          () => "broken" as const,
        )
        .finally(() => clearTimeout(timer));
      return { done, stop };
    },
  };
}

function drawPicture(page: Pdf.PDFPageProxy, canvas: HTMLCanvasElement, scale: number) {
  const viewport = page.getViewport({ scale });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  return page.render({ canvas, viewport });
}

/** The words as transparent text over the picture, to be selected and read aloud; a page without words has none. */
function layWords(library: Library, page: Pdf.PDFPageProxy, container: HTMLElement, scale: number) {
  container.replaceChildren();
  container.style.setProperty("--total-scale-factor", String(scale));
  const layer = new library.TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport: page.getViewport({ scale }),
  });
  layer.render().catch(() => container.replaceChildren());
  return layer;
}
