import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { decodeText } from '../../../ui/csv.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { type ImportTable, readImport } from './readImport.ts';
import { importTemplate } from './template.ts';

const mostBytes = 10 * 1024 * 1024;

/** Where the jobs come from: a file, or lines pasted from a spreadsheet. */
export function ImportSource({ onRead }: { onRead: (table: ImportTable) => void }) {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState(false);

  async function read(text: string) {
    setReading(true);
    const result = await readImport(text, new Date());
    setReading(false);
    setProblem(result.problem);
    if (result.table) onRead(result.table);
  }

  async function readFile(file: File | undefined) {
    if (!file) return;
    if (file.size > mostBytes) {
      setProblem('O arquivo é grande demais: no máximo 10 MB.');
      return;
    }
    const bytes = await file.arrayBuffer().catch(() => null); // The file was moved or deleted since it was chosen.
    if (bytes) await read(decodeText(new Uint8Array(bytes)));
    else setProblem('Não foi possível ler o arquivo. Escolha-o de novo.');
  }

  function dropped(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void readFile(event.dataTransfer.files[0]);
  }

  return (
    <>
      <DialogContent dividers sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
            Uma vaga por linha, em CSV (ponto e vírgula ou vírgula). As vagas vão para a fila e só aparecem no site depois de aprovadas.
          </Typography>
          <Button startIcon={<DownloadIcon />} onClick={() => saveFile(importTemplate(new Date()), 'modelo-vagas.csv')}>
            Baixar modelo
          </Button>
        </Box>
        <Box
          component="label"
          onDragOver={(event: DragEvent) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={dropped}
          sx={{
            display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center', px: 2, py: 4, cursor: 'pointer', borderRadius: 1,
            border: '2px dashed', borderColor: over ? 'primary.main' : 'divider', bgcolor: over ? 'action.hover' : 'transparent',
            '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          <UploadIcon aria-hidden sx={{ fontSize: 40, color: 'primary.main' }} />
          <Typography component="span" sx={{ fontWeight: 650 }}>
            Escolher arquivo CSV
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            ou arraste para cá
          </Typography>
          <Box
            component="input"
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => {
              const input = event.currentTarget;
              void readFile(input.files?.[0]).then(() => {
                input.value = '';
              });
            }}
            sx={{ position: 'absolute', width: '1px', height: '1px', opacity: 0, overflow: 'hidden', clipPath: 'inset(50%)' }}
          />
        </Box>
        <Field id="import-text" label="Ou cole as linhas aqui" help="Com os títulos das colunas na primeira linha, como no modelo.">
          <OutlinedInput id="import-text" multiline minRows={4} maxRows={10} value={pasted} onChange={(event) => setPasted(event.target.value)} slotProps={{ input: { 'aria-describedby': 'import-text-help', spellCheck: false } }} />
        </Field>
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="contained" onClick={() => void read(pasted)} disabled={pasted.trim() === '' || reading}>
          {reading ? 'Lendo...' : 'Conferir vagas'}
        </Button>
      </DialogActions>
    </>
  );
}
