import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { decodeText } from "../../../ui/csv.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import { CsvDrop } from "./CsvDrop.tsx";
import { type ImportTable, readImport } from "./readImport.ts";
import { importTemplate } from "./template.ts";

const mostBytes = 10 * 1024 * 1024;

/** Where the jobs come from: a file, or lines pasted from a spreadsheet. */
export function ImportSource({ onRead }: { onRead: (table: ImportTable) => void }) {
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);

  async function read(text: string) {
    setReading(true);
    const result = await readImport(text, new Date());
    setReading(false);
    setProblem(result.problem);
    if (result.table) onRead(result.table);
  }

  async function readFile(file: File) {
    if (file.size > mostBytes) {
      setProblem("O arquivo é grande demais: no máximo 10 MB.");
      return;
    }
    const bytes = await file.arrayBuffer().catch(() => null); // The file was moved or deleted since it was chosen.
    if (bytes) await read(decodeText(new Uint8Array(bytes)));
    else setProblem("Não foi possível ler o arquivo. Escolha-o de novo.");
  }

  return (
    <>
      <DialogContent dividers sx={{ display: "grid", gap: 3, alignContent: "start" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <Typography sx={{ flex: "1 1 260px", color: "text.secondary" }}>
            Uma vaga por linha, em CSV (ponto e vírgula ou vírgula). As vagas vão para a fila e só
            aparecem no site depois de aprovadas.
          </Typography>
          <Button
            startIcon={<DownloadIcon />}
            onClick={() => saveFile(importTemplate(new Date()), "modelo-vagas.csv")}
          >
            Baixar modelo
          </Button>
        </Box>
        <CsvDrop onFile={readFile} />
        <Field
          id="import-text"
          label="Ou cole as linhas aqui"
          help="Com os títulos das colunas na primeira linha, como no modelo."
        >
          <OutlinedInput
            id="import-text"
            multiline
            minRows={4}
            maxRows={10}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
            slotProps={{ input: { "aria-describedby": "import-text-help", spellCheck: false } }}
          />
        </Field>
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button
          variant="contained"
          onClick={() => void read(pasted)}
          disabled={pasted.trim() === "" || reading}
        >
          {reading ? "Lendo..." : "Conferir vagas"}
        </Button>
      </DialogActions>
    </>
  );
}
