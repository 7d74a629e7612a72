import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { TextField } from "../form/TextField.tsx";
import { PageDialog } from "./PageDialog.tsx";

type Props = { title: string; label: string; text: string; onClose: () => void };

/** A text to copy manually, if the browser does not let the page do it. */
export function CopyDialog({ title, label, text, onClose }: Props) {
  return (
    <PageDialog open onClose={onClose} aria-labelledby="copiar-titulo" fullWidth maxWidth="xs">
      <DialogTitle id="copiar-titulo">{title}</DialogTitle>
      <DialogContent>
        <TextField
          name="copiar"
          label={label}
          help="Selecione e copie o link para enviar a quem quiser."
          readOnly
          autoFocus
          value={text}
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </PageDialog>
  );
}
