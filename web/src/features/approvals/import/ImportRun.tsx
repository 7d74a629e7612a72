import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { ImportEnd } from "../../../data/admin/importedJobs.ts";
import { csvFile } from "../../../ui/file/csv.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { saveFile } from "../../../ui/file/saveFile.ts";
import { badLines } from "./badLines.ts";
import { lineCount, vacancyCount } from "./importText.ts";
import type { ImportTable } from "./readImport.ts";
import { useImport } from "./useImport.ts";
import { Notice } from "../../../ui/message/Notice.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Props = {
  table: ImportTable;
  onBusy: (busy: boolean) => void;
  onImported: () => void;
  onClose: () => void;
};

/** Writes the good lines with a progress bar, resumes where it stopped, and offers the bad lines as a file. */
export function ImportRun({ table, onBusy, onImported, onClose }: Props) {
  const jobs = table.lines.flatMap(({ job }) => job ?? []);
  const { progress, end, goOn } = useImport(jobs, onBusy, onImported);
  const percent = jobs.length === 0 ? 100 : Math.round((progress.done / jobs.length) * 100);
  const stopped = end && end.outcome !== "done" ? end.outcome : null;
  return (
    <>
      <DialogContent dividers>
        <VStack gap={2.5}>
          <div>
            <Typography variant="strong" gutterBottom id="import-progress">
              {progress.done.toLocaleString("pt-BR")} de {vacancyCount(jobs.length)}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-labelledby="import-progress"
            />
          </div>
          <div role="status">{end && !stopped && <Finished end={end} />}</div>
          {stopped && (
            <Notice
              tone="error"
              action={
                <Button variant="outlined" size="small" onClick={goOn}>
                  Continuar
                </Button>
              }
            >
              A importação parou em {progress.done.toLocaleString("pt-BR")} de{" "}
              {vacancyCount(jobs.length)}. {failureText[stopped]}
            </Notice>
          )}
          {end && <BadLines table={table} />}
        </VStack>
      </DialogContent>
      <DialogActions>
        <Button
          variant={end && !stopped ? "contained" : "text"}
          onClick={onClose}
          disabled={end === null}
        >
          Concluir
        </Button>
      </DialogActions>
    </>
  );
}

function Finished({ end: { written, skipped } }: { end: ImportEnd }) {
  return (
    <Notice tone="info" role="alert">
      {written.length === 0
        ? "Nada de novo para importar"
        : `${vacancyCount(written.length)} na fila`}
      {skipped > 0 &&
        `; ${vacancyCount(skipped)} já ${skipped === 1 ? "tinha sido importada" : "tinham sido importadas"}`}
      .
    </Notice>
  );
}

function BadLines({ table }: { table: ImportTable }) {
  const { header, rows } = badLines(table);
  if (rows.length === 0) return null;
  const download = () => saveFile(csvFile(header, rows), "vagas-com-erro.csv");

  return (
    <HStack gap={1.5} align="center">
      <Typography sx={{ flex: "1 1 240px" }}>
        {lineCount(rows.length)} com erro: corrija no arquivo e importe de novo.
      </Typography>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
        Baixar linhas com erro
      </Button>
    </HStack>
  );
}
