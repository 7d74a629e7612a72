import Button from "@mui/material/Button";
import { useState } from "react";
import { ConfirmDialog } from "../message/ConfirmDialog.tsx";

type Props = { name: string; question: string; verb?: string; onDelete: () => void };

/** Deletes a list's row, or removes it by another `verb`, after a question. */
export function DeleteButton({ name, question, verb = "Excluir", onDelete }: Props) {
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
        aria-label={`${verb} ${name}`}
      >
        {verb}
      </Button>
      <ConfirmDialog
        open={asked}
        title={name}
        question={question}
        confirmLabel={verb}
        destructive
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
