import Button from "@mui/material/Button";
import { useState } from "react";
import { ConfirmDialog } from "../message/ConfirmDialog.tsx";

type Props = { name: string; question: string; onDelete: () => void };

/** Deletes one row of a list once the question about it is answered. */
export function DeleteButton({ name, question, onDelete }: Props) {
  const [asked, setAsked] = useState(false);

  function confirm() {
    setAsked(false);
    onDelete();
  }

  return (
    <>
      <Button
        size="small"
        color="error"
        onClick={() => setAsked(true)}
        aria-label={`Excluir ${name}`}
      >
        Excluir
      </Button>
      <ConfirmDialog
        open={asked}
        title={name}
        question={question}
        confirmLabel="Excluir"
        destructive
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
