import { useEffect } from "react";
import { ConfirmDialog } from "../../ui/message/ConfirmDialog.tsx";
import { useLeaveGuard } from "../../ui/page/leaveGuard.ts";

/** Asks before a form with unsaved changes is left, by a link or by closing the page. */
export function UnsavedChanges({ unsaved, question }: { unsaved: boolean; question: string }) {
  const { leaving, leave, stay } = useLeaveGuard(unsaved);

  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  return (
    <ConfirmDialog
      open={leaving}
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
