import CheckIcon from "@mui/icons-material/Check";
import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import TablePagination from "@mui/material/TablePagination";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { HiddenText } from "../../../ui/Announcement.tsx";
import { lineCount, vacancyCount } from "./importText.ts";
import type { ImportLine, ImportTable } from "./readImport.ts";
import { Notice } from "../../../ui/message/Notice.tsx";
import { Surface } from "../../../ui/Surface.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { Fill } from "../../../ui/layout/Fill.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

const pageSize = 50;

/** The parsed value of each line's cells, before anything is written. */
export function ImportPreview({
  table,
  onBack,
  onConfirm,
}: {
  table: ImportTable;
  onBack: () => void;
  onConfirm: () => void;
}) {
  const [badOnly, setBadOnly] = useState(false);
  const [page, setPage] = useState(0);
  const good = table.lines.filter(({ job }) => job !== null).length;
  const bad = table.lines.length - good;
  const lines = badOnly ? table.lines.filter(({ problem }) => problem !== null) : table.lines;
  return (
    <>
      <DialogContent dividers>
        <VStack>
          <Summary good={good} bad={bad} ignored={table.ignored} />
          {bad > 0 && (
            <BadOnlySwitch
              checked={badOnly}
              onChange={(checked) => {
                setBadOnly(checked);
                setPage(0);
              }}
            />
          )}
          <PreviewLines lines={lines} page={page} onPage={setPage} />
        </VStack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onBack}>
          Escolher outro arquivo
        </Button>
        <Button variant="contained" onClick={onConfirm} disabled={good === 0}>
          Importar {vacancyCount(good)}
        </Button>
      </DialogActions>
    </>
  );
}

type SummaryProps = { good: number; bad: number; ignored: readonly string[] };

function Summary({ good, bad, ignored }: SummaryProps) {
  return (
    <>
      <VStack gap={0.5}>
        {" "}
        <Typography variant="strong" role="status">
          {good === 0 ? "Nenhuma vaga pode ser importada" : `${vacancyCount(good)} para importar`}
          {bad > 0 && `, ${lineCount(bad)} com erro`}
        </Typography>
        {ignored.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            Colunas sem uso: {ignored.join(", ")}.
          </Typography>
        )}
      </VStack>{" "}
      {bad > 0 && good > 0 && (
        <Notice tone="info" role="alert">
          As linhas com erro ficam de fora; no final você baixa um arquivo só com elas para corrigir
          e importar de novo.
        </Notice>
      )}
    </>
  );
}

type BadOnlySwitchProps = { checked: boolean; onChange: (checked: boolean) => void };

function BadOnlySwitch({ checked, onChange }: BadOnlySwitchProps) {
  return (
    <FormControlLabel
      control={<Switch checked={checked} onChange={(_event, next) => onChange(next)} />}
      label="Mostrar só as linhas com erro"
    />
  );
}

type PreviewLinesProps = {
  lines: readonly ImportLine[];
  page: number;
  onPage: (page: number) => void;
};

/** One page of the lines. */
function PreviewLines({ lines, page, onPage }: PreviewLinesProps) {
  return (
    <>
      <Surface as="ol" aria-label="Linhas do arquivo" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {lines.slice(page * pageSize, (page + 1) * pageSize).map((line) => (
          <PreviewLine key={line.number} line={line} />
        ))}
      </Surface>
      {lines.length > pageSize && (
        <TablePagination
          component="div"
          count={lines.length}
          page={page}
          onPageChange={(_event, next) => onPage(next)}
          rowsPerPage={pageSize}
          rowsPerPageOptions={[pageSize]}
        />
      )}
    </>
  );
}

function PreviewLine({ line: { number, title, company, problem } }: { line: ImportLine }) {
  return (
    <HStack
      gap={1.5}
      nowrap
      component="li"
      sx={{ px: 2, py: 1.25, "& + &": { borderTop: "1px solid", borderColor: "divider" } }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ fontVariantNumeric: "tabular-nums", minWidth: "3.5ch", textAlign: "right" }}
      >
        <HiddenText>Linha</HiddenText> {number}
      </Typography>
      {problem ? (
        <ErrorIcon fontSize="small" color="error" aria-hidden />
      ) : (
        <CheckIcon fontSize="small" color="primary" aria-hidden />
      )}
      <Fill>
        <Typography variant="body2">
          <strong>{title || "Sem título"}</strong>
          {company && ` · ${company}`}
        </Typography>
        {problem && (
          <Typography variant="body2" color="error">
            {problem}
          </Typography>
        )}
      </Fill>
    </HStack>
  );
}
