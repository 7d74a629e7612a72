import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useStore } from "../../../state/createStore.ts";
import { FactList } from "../../../ui/FactList.tsx";
import { CheckboxInput } from "../../../ui/form/CheckboxInput.tsx";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";
import { keysAreOn } from "./keysChoice.ts";
import { keyLines } from "./queueKeys.ts";

/** Shows the keys of the queue, and turns them off and on. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const on = useStore(keysAreOn);
  return (
    <PageDialog open={open} onClose={onClose} aria-label="Teclas da fila" fullWidth maxWidth="sm">
      <DialogTitle>Teclas da fila</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <FactList facts={keyLines.map(({ keys, does }) => [keys, does])} />
        <CheckboxInput
          checked={on}
          onChange={(chosen) => keysAreOn.set(chosen)}
          label="Usar estas teclas neste computador"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </PageDialog>
  );
}
