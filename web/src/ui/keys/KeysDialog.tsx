import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useStore } from "../../state/createStore.ts";
import { FactList } from "../FactList.tsx";
import { CheckboxInput } from "../form/CheckboxInput.tsx";
import { PageDialog } from "../message/PageDialog.tsx";
import { keysAreOn } from "./keysAreOn.ts";

/** Keys as they are shown, and what they do. */
export type KeyLine = { keys: string; does: string };

type Props = { title: string; lines: readonly KeyLine[]; open: boolean; onClose: () => void };

/** Shows the keys of a page, and turns them off and on, here and on every other page. */
export function KeysDialog({ title, lines, open, onClose }: Props) {
  const on = useStore(keysAreOn);
  return (
    <PageDialog open={open} onClose={onClose} aria-label={title} fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <FactList facts={lines.map(({ keys, does }) => [keys, does])} />
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
