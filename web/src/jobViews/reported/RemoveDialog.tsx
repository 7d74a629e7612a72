import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { limits } from "@vagas/functions/domain/limits";
import { type ReactNode, useId } from "react";
import { TextField } from "../../ui/form/TextField.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";
import { PageDialog } from "../../ui/message/PageDialog.tsx";

type Props = {
  jobTitle: string;
  /** The administrator's own job has none to write to. */
  hasCompany: boolean;
  busy: boolean;
  /** The reason for the company, as typed. */
  reason: string;
  /** Why the last try was refused. */
  refusal: ReactNode;
  onReason: (typed: string) => void;
  onClose: () => void;
  onRemove: () => Promise<void>;
};

/** Confirms that a job stays off the site, with a reason to its company if one likes. */
export function RemoveDialog(props: Props) {
  const { jobTitle, hasCompany, busy, reason, refusal, onReason, onClose, onRemove } = props;
  const titleId = useId();
  return (
    <PageDialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Tirar a vaga do ar?</DialogTitle>
      <DialogContent>
        <VStack gap={2}>
          <DialogContentText>
            “{jobTitle}” deixa de aparecer no site. Ela volta quando você aprovar ou fizer uma
            alteração, ou se decidir manter.
          </DialogContentText>
          {hasCompany && (
            <TextField
              name="reasonToCompany"
              label="Motivo para a empresa"
              optional
              rows={3}
              maxLength={limits.adminNotes.max}
              help="A empresa recebe este texto por e-mail. Sem ele, não recebe nada e vê só que a vaga está em conferência. Não escreva quem denunciou."
              value={reason}
              onChange={onReason}
            />
          )}
          {refusal}
        </VStack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} aria-disabled={busy}>
          Cancelar
        </Button>
        <Button
          variant="contained"
          color="error"
          aria-disabled={busy}
          onClick={() => void onRemove()}
        >
          {busy ? "Tirando do ar..." : "Tirar do ar"}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
