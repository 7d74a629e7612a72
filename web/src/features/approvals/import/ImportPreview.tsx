import CheckIcon from "@mui/icons-material/Check";
import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import WarningIcon from "@mui/icons-material/WarningAmberOutlined";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import TablePagination from "@mui/material/TablePagination";
import Typography from "@mui/material/Typography";
import type { Finding } from "@vagas/functions/domain/law/lawFinding";
import { findingText } from "@vagas/functions/domain/law/findingText";
import { useState } from "react";
import { gradeText, partText } from "../../../lawViews/partText.ts";
import { CheckboxInput } from "../../../ui/form/CheckboxInput.tsx";
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
  const [notedOnly, setNotedOnly] = useState(false);
  const [page, setPage] = useState(0);
  const good = table.lines.filter(({ job }) => job !== null).length;
  const bad = table.lines.length - good;
  const warned = table.lines.filter(isWarned).length;
  const lines = notedOnly
    ? table.lines.filter((line) => line.problem !== null || isWarned(line))
    : table.lines;
  return (
    <>
      <DialogContent dividers>
        <VStack>
          <Summary good={good} bad={bad} warned={warned} ignored={table.ignored} />
          {bad + warned > 0 && (
            <CheckboxInput
              label={notedOnlyText(bad, warned)}
              checked={notedOnly}
              onChange={(checked) => {
                setNotedOnly(checked);
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

/** Whether the law may not allow something in a line that can be imported. */
function isWarned({ findings }: ImportLine): boolean {
  return findings.some(({ grade }) => grade !== "C");
}

type SummaryProps = { good: number; bad: number; warned: number; ignored: readonly string[] };

function Summary({ good, bad, warned, ignored }: SummaryProps) {
  return (
    <>
      <VStack gap={0.5}>
        {" "}
        <Typography variant="strong" role="status">
          {good === 0 ? "Nenhuma vaga pode ser importada" : `${vacancyCount(good)} para importar`}
          {bad > 0 && `, ${lineCount(bad)} com erro`}
        </Typography>
        {warned > 0 && (
          <Typography variant="body2">
            {vacancyCount(warned)} com avisos sobre a lei. Você decide na fila, onde eles aparecem
            de novo.
          </Typography>
        )}
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

function notedOnlyText(bad: number, warned: number): string {
  if (warned === 0) return "Mostrar só as linhas com erro";
  return bad === 0 ? "Mostrar só as linhas com aviso" : "Mostrar só as linhas com erro ou aviso";
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
          labelDisplayedRows={({ from, to, count }) =>
            `${from}–${to} de ${count.toLocaleString("pt-BR")}`
          }
          getItemAriaLabel={(to) => (to === "next" ? "Próxima página" : "Página anterior")}
        />
      )}
    </>
  );
}

function PreviewLine({ line }: { line: ImportLine }) {
  const { number, title, company, problem, findings } = line;
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
      <LineMark line={line} />
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
        <LineFindings findings={findings} />
      </Fill>
    </HStack>
  );
}

/** A line that is left out, one to look at, or a good one. */
function LineMark({ line }: { line: ImportLine }) {
  if (line.problem !== null) return <ErrorIcon fontSize="small" color="error" aria-hidden />;
  if (isWarned(line)) return <WarningIcon fontSize="small" color="secondary" aria-hidden />;
  return <CheckIcon fontSize="small" color="primary" aria-hidden />;
}

/** A line's grade, and each finding in words. */
function LineFindings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  const grades = (["A", "B", "C"] as const).flatMap((grade) => {
    const count = findings.filter((finding) => finding.grade === grade).length;
    return count === 0 ? [] : [gradeText[grade](count)];
  });
  return (
    <>
      <Typography variant="body2" sx={{ color: "secondary.main", fontWeight: 600 }}>
        {grades.join(", ")}
      </Typography>
      {findings.map((finding, i) => (
        <Typography key={i} variant="body2">
          {partText[finding.part]}: {findingText(finding)}
        </Typography>
      ))}
    </>
  );
}
