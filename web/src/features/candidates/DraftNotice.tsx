import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Says that what was typed before is back, and lets it go. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          Descartar
        </Button>
      }
    >
      Recuperamos o que você já tinha preenchido neste aparelho. Anexe o currículo de novo.
    </Alert>
  );
}
