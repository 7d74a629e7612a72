import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import type { OpenedPdf } from "./openPdf.ts";
import type { PdfPage } from "./pdfPage.ts";
import { useNearScreen } from "./useNearScreen.ts";
import { textLayer } from "./textLayer.ts";

type Opened = Extract<OpenedPdf, { outcome: "open" }>;

/** The pages that are shown; a résumé of more is read as a file. */
const mostPages = 30;
/** Height over width of a page that was not read yet: A4. */
const usualShape = Math.SQRT2;

type Props = {
  opened: Opened;
  /** In CSS pixels. */
  width: number;
};

/** The pages of an open file below one another, each drawn when it comes near the screen. */
export function PdfPages({ opened, width }: Props) {
  const shown = Math.min(opened.pages, mostPages);
  return (
    <>
      {Array.from({ length: shown }, (_, i) => (
        <Sheet key={i} number={i + 1} opened={opened} width={width} />
      ))}
      {opened.pages > shown && (
        <Typography color="textSecondary">
          O arquivo tem {opened.pages} páginas. Baixe para ler as outras.
        </Typography>
      )}
    </>
  );
}

type SheetProps = Props & { number: number };

function Sheet({ number, opened, width }: SheetProps) {
  const whole = useRef<HTMLDivElement>(null);
  const page = usePage(opened, number, useNearScreen(whole));
  const { canvas, words, broken } = useDrawing(page, width);
  const shape = page && page !== "broken" ? page.size.height / page.size.width : usualShape;
  return (
    <Box
      ref={whole}
      role="group"
      aria-label={`Página ${number} de ${opened.pages}`}
      sx={paper}
      style={{ width, height: broken ? undefined : width * shape }}
    >
      {broken ? (
        <Typography sx={{ p: 2 }}>
          A página {number} não pode ser mostrada aqui. Baixe o arquivo para ler.
        </Typography>
      ) : (
        <>
          <Box component="canvas" ref={canvas} aria-hidden sx={picture} />
          <Box ref={words} sx={textLayer} />
        </>
      )}
    </Box>
  );
}

/** A file's own colours, in either scheme. */
const paper = {
  position: "relative",
  bgcolor: "#fff",
  color: "#000",
  border: "1px solid",
  borderColor: "divider",
} as const;
const picture = { display: "block", width: 1, height: 1 } as const;

/** Draws a page into these elements, again at each width. */
function useDrawing(page: PdfPage | "broken" | null, width: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!page || page === "broken" || !canvas.current || !words.current) return undefined;
    let left = false;
    const { done, stop } = page.draw({ canvas: canvas.current, words: words.current }, width);
    void done.then((outcome) => !left && setFailed(outcome === "broken"));
    return () => {
      left = true;
      stop();
    };
  }, [page, width]);
  return { canvas, words, broken: failed || page === "broken" };
}

/** A page once it is wanted; null until it was read. */
function usePage(opened: Opened, number: number, wanted: boolean): PdfPage | "broken" | null {
  const [page, setPage] = useState<PdfPage | "broken" | null>(null);
  const isRead = page !== null;
  useEffect(() => {
    if (!wanted || isRead) return undefined;
    let left = false;
    opened.page(number).then(
      (read) => !left && setPage(read),
      () => !left && setPage("broken"),
    );
    return () => {
      left = true;
    };
  }, [opened, number, wanted, isRead]);
  return page;
}
