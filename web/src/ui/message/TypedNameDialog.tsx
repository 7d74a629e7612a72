import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type FormEvent, useId, useState } from "react";
import { TextField } from "../form/TextField.tsx";
import { asSeen } from "./asSeen.ts";
import { PageDialog } from "./PageDialog.tsx";
import { VStack } from "../layout/VStack.tsx";

type Props = {
  name: string;
  question: string;
  wrongName: string;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** What is typed, and the comparison with the name. */
function useTypedName(name: string, wrongName: string, onConfirm: () => void) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | undefined>();

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (asSeen(typed) === asSeen(name)) onConfirm();
    else setError(wrongName);
  }

  function type(text: string) {
    setTyped(text);
    setError(undefined);
  }

  return { typed, type, error, confirm };
}

/** Asks for the name of what is about to be destroyed, because a click is too easy. */
export function TypedNameDialog({
  name,
  question,
  wrongName,
  confirmLabel,
  onConfirm,
  onCancel,
}: Props) {
  const id = useId();
  const { typed, type, error, confirm } = useTypedName(name, wrongName, onConfirm);

  return (
    <PageDialog
      open
      onClose={onCancel}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
    >
      <form noValidate onSubmit={confirm}>
        <DialogTitle id={`${id}-title`}>{name}</DialogTitle>
        <DialogContent>
          <VStack>
            <DialogContentText id={`${id}-question`}>
              {question} Para confirmar, digite o nome: <strong>{name}</strong>
            </DialogContentText>
            <TextField
              name={`${id}-name`}
              label="Confirme o nome"
              value={typed}
              autoFocus
              autoComplete="off"
              onChange={type}
              error={error}
            />
          </VStack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Cancelar</Button>
          <Button type="submit" variant="contained" color="error">
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </PageDialog>
  );
}
