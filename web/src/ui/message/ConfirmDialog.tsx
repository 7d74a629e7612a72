import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { PageDialog } from "./PageDialog.tsx";

type Props = {
  open: boolean;
  title: string;
  question: string;
  confirmLabel: string;
  destructive?: boolean;
  /** The safe choice, if it is the better one: it is then the primary button. */
  safeLabel?: string;
  /** See PageDialog. */
  ownEntry?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something irreversible. */
export function ConfirmDialog({
  open,
  title,
  question,
  confirmLabel,
  destructive = false,
  safeLabel,
  ownEntry = true,
  onConfirm,
  onCancel,
}: Props) {
  return (
    <PageDialog
      open={open}
      ownEntry={ownEntry}
      onClose={onCancel}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-question"
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-question">{question}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus variant={safeLabel ? "contained" : "text"}>
          {safeLabel ?? "Cancelar"}
        </Button>
        <Button
          variant={safeLabel ? "text" : "contained"}
          color={destructive ? "error" : "primary"}
          // It may have come under a finger that pressed twice. Until it has disappeared, a second press decides nothing more.
          onClick={({ detail }) => open && detail < 2 && onConfirm()}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
