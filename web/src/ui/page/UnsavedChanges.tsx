import { ConfirmDialog } from "../message/ConfirmDialog.tsx";
import { useLeaveQuestion } from "./useLeaveQuestion.ts";

/** Asks before a form with unsaved changes is left, by a link or by closing the page. */
export function UnsavedChanges({ unsaved, question }: { unsaved: boolean; question: string }) {
  const { leaving, leave, stay } = useLeaveQuestion(unsaved);
  return (
    <ConfirmDialog
      open={leaving}
      ownEntry={false}
      title="Sair sem salvar?"
      question={question}
      confirmLabel="Sair sem salvar"
      safeLabel="Continuar editando"
      destructive
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
