import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { Loading } from "../../ui/message/Loading.tsx";
import { Notice } from "../../ui/message/Notice.tsx";
import { FileToolbar } from "./FileToolbar.tsx";
import { fileProblemText, passing } from "./fileProblemText.ts";
import { PdfPages } from "./PdfPages.tsx";
import { useOpenedFile } from "./useOpenedFile.ts";
import { useWidth } from "./useWidth.ts";

type Props = {
  /** Where the file is in the bucket. */
  path: string;
  /** Whose file it is. */
  name: string;
};

/**
 * A résumé's file, read in place: a PDF page by page, as wide as there is room. What cannot be shown here says why and
 * is downloaded. Give it the path as its `key`.
 */
export function ResumeFile({ path, name }: Props) {
  const { shown, saving, refusal, save, retry } = useOpenedFile(path);
  const [zoom, setZoom] = useState(1);
  const isOpen = shown.state === "open";
  return (
    <section aria-label={`Currículo de ${name}`}>
      <FileToolbar
        zoom={isOpen ? { value: zoom, change: setZoom } : null}
        name={name}
        saving={saving}
        onSave={save}
      />
      {refusal && <Box sx={{ my: 2 }}>{refusal}</Box>}
      {shown.state === "loading" && <Loading label="Abrindo o currículo..." />}
      {shown.state === "open" && <Pages opened={shown.opened} zoom={zoom} />}
      {shown.state !== "loading" && shown.state !== "open" && (
        <Notice
          tone="info"
          action={passing.has(shown.state) && <Button onClick={retry}>Tentar de novo</Button>}
        >
          {fileProblemText[shown.state]}
        </Notice>
      )}
    </section>
  );
}

type PagesProps = { opened: Parameters<typeof PdfPages>[0]["opened"]; zoom: number };

/** The pages in a frame of the room there is, in which larger ones are moved. */
function Pages({ opened, zoom }: PagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return (
    <Box
      ref={frame}
      {...(zoom > 1 ? { tabIndex: 0, "data-zoomed": "" } : null)}
      sx={{ display: "grid", gap: 1.5, overflowX: zoom > 1 ? "auto" : "clip" }}
    >
      {width > 0 && <PdfPages opened={opened} width={Math.floor(width * zoom)} />}
    </Box>
  );
}
