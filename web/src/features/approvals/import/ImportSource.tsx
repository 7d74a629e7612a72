import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { TextField } from "../../../ui/form/TextField.tsx";
import { saveFile } from "../../../ui/file/saveFile.ts";
import { type ImportReading, type ImportTable, readImport } from "./readImport.ts";
import { readImportFile } from "./readImportFile.ts";
import { SheetDrop } from "./SheetDrop.tsx";
import { importTemplate } from "./template.ts";
import { Notice } from "../../../ui/message/Notice.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Props = {
  /** The lines as pasted, which outlast this step. */
  pasted: string;
  onPaste: (lines: string) => void;
  onRead: (table: ImportTable) => void;
};

/** Where the jobs come from: a file, or lines pasted from a spreadsheet. */
export function ImportSource({ pasted, onPaste, onRead }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);

  async function read(reading: Promise<ImportReading>) {
    setReading(true);
    const { table, problem: said } = await reading;
    setReading(false);
    setProblem(said);
    if (table) onRead(table);
  }

  return (
    <>
      <DialogContent dividers>
        <VStack gap={3}>
          <Template />
          <SheetDrop onFile={(file) => read(readImportFile(file, new Date()))} />
          <TextField
            name="import-text"
            label="Ou cole as linhas aqui"
            help="Com os títulos das colunas na primeira linha, como no modelo."
            rows={4}
            spellCheck={false}
            value={pasted}
            onChange={onPaste}
          />
          {problem && <Notice tone="error">{problem}</Notice>}
        </VStack>
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          onClick={() => void read(readImport(pasted, new Date()))}
          disabled={pasted.trim() === "" || reading}
        >
          {reading ? "Lendo..." : "Conferir vagas"}
        </Button>
      </DialogActions>
    </>
  );
}

function Template() {
  return (
    <HStack align="center">
      <Typography color="textSecondary" sx={{ flex: "1 1 260px" }}>
        Uma vaga por linha, em planilha do Excel (.xlsx) ou CSV. As vagas vão para a fila e só
        aparecem no site depois de aprovadas.
      </Typography>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={() => saveFile(importTemplate(new Date()), "modelo-vagas.csv")}
      >
        Baixar modelo
      </Button>
    </HStack>
  );
}
