import type { PDFDocumentProxy, PDFWorker } from "pdfjs-dist";
import { lazyImport } from "../../data/visitor/lazyImport.ts";
import { type PdfPage, pdfPage } from "./pdfPage.ts";

/** An open file, until `close`; or why it cannot be read here. */
export type OpenedPdf =
  | {
      outcome: "open";
      pages: number;
      /** A page by its number, from 1. Throws for a page that is broken. */
      page: (number: number) => Promise<PdfPage>;
      close: () => void;
    }
  | { outcome: "password" | "broken" | "slow" | "notLoaded" };

/** How long a file may take to open, in milliseconds: a malicious one could keep the thread busy for ever. */
const patienceMs = 20_000;

const loadLibrary = lazyImport(() => import("pdfjs-dist/legacy/build/pdf.mjs"));
const loadThread = lazyImport(() => import("pdfjs-dist/legacy/build/pdf.worker.mjs?worker"));

type Library = Awaited<ReturnType<typeof loadLibrary>>;

type Thread = { reader: PDFWorker; stop: () => void };

/** The thread that reads files; the next file uses it too, unless one had to be given up. */
let thread: Promise<Thread> | null = null;

function threadOf(library: Library): Promise<Thread> {
  thread ??= startThread(library);
  return thread;
}

async function startThread(library: Library): Promise<Thread> {
  try {
    const { default: Reader } = await loadThread();
    const port = new Reader();
    const reader = library.PDFWorker.create({ port, verbosity: library.VerbosityLevel.ERRORS });
    const stop = () => {
      thread = null;
      reader.destroy();
      port.terminate();
    };
    return { reader, stop };
  } catch (error) {
    thread = null;
    throw error;
  }
}

/**
 * What a file may not do here: it fetches nothing, compiles nothing, and neither its scripts, forms and links nor its
 * attachments are looked at, because nothing of the library that does is loaded.
 */
const restrictions = {
  useWasm: false,
  enableXfa: false,
  useWorkerFetch: false,
  /** Pixels of an image in the file. */
  maxImageSize: 40_000_000,
} as const;

/** Opens a PDF file; it stays on this machine. */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  const loaded = await Promise.all([loadLibrary(), file.arrayBuffer()]).catch(() => null);
  if (!loaded) return { outcome: "notLoaded" };
  const [library, bytes] = loaded;
  const started = await threadOf(library).catch(() => null);
  if (!started) return { outcome: "notLoaded" };
  const task = library.getDocument({
    ...restrictions,
    data: bytes,
    worker: started.reader,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<"slow">((resolve) => {
    timer = setTimeout(() => resolve("slow"), patienceMs);
  });
  try {
    const opened = await Promise.race([task.promise, silence]);
    if (opened === "slow") {
      started.stop();
      return { outcome: "slow" };
    }
    return readable(library, opened, () => void task.destroy());
  } catch (error) {
    void task.destroy();
    return { outcome: error instanceof library.PasswordException ? "password" : "broken" };
  } finally {
    clearTimeout(timer);
  }
}

function readable(library: Library, opened: PDFDocumentProxy, close: () => void): OpenedPdf {
  return {
    outcome: "open",
    pages: opened.numPages,
    page: async (number) => pdfPage(library, await opened.getPage(number)),
    close,
  };
}
