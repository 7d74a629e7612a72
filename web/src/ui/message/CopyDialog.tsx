import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import OutlinedInput from "@mui/material/OutlinedInput";
import { Field } from "../form/Field.tsx";
import { PageDialog } from "./PageDialog.tsx";

type Props = { title: string; label: string; text: string; onClose: () => void };

/** A text to copy by hand, where the browser does not let the page do it. */
export function CopyDialog({ title, label, text, onClose }: Props) {
  return (
    <PageDialog open onClose={onClose} aria-labelledby="copiar-titulo" fullWidth maxWidth="xs">
      <DialogTitle id="copiar-titulo">{title}</DialogTitle>
      <DialogContent>
        <Field id="copiar" label={label} help="Selecione e copie o link para enviar a quem quiser.">
          <OutlinedInput
            id="copiar"
            readOnly
            autoFocus
            value={text}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </PageDialog>
  );
}
