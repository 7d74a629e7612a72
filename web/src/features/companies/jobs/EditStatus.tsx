import EditIcon from "@mui/icons-material/EditNoteOutlined";
import HighlightOffIcon from "@mui/icons-material/HighlightOff";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { useState } from "react";
import { discardEdit } from "../../../data/company/saveJob.ts";
import { useOneAtATime } from "../../../ui/list/useOneAtATime.ts";
import { ConfirmDialog } from "../../../ui/message/ConfirmDialog.tsx";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { RefusalText } from "../RefusalNotes.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { CellButton } from "../../../ui/list/CellButton.tsx";

type Props = { job: Job; edit: JobEdit; active: boolean };

/** The state of an approved job's edit, with the notes on a refusal, and a button to discard it. */
export function EditStatus({ job, edit, active }: Props) {
  const discard = useDiscard(job);
  const [asking, setAsking] = useState(false);
  const isRefused = edit.status === "rejected";
  return (
    <VStack gap={0.5} align="start" sx={{ mt: 1 }}>
      <StatusChip
        tone={isRefused ? "bad" : "waiting"}
        icon={isRefused ? <HighlightOffIcon /> : <EditIcon />}
        label={isRefused ? "Alteração não aprovada" : "Alteração em análise"}
      />
      {isRefused && <RefusalText notes={edit.adminNotes} />}
      {active && (
        <CellButton
          color="inherit"
          aria-label={`Descartar alteração de ${job.title}`}
          onClick={() => setAsking(true)}
        >
          Descartar alteração
        </CellButton>
      )}
      <ConfirmDialog
        open={asking}
        title="Descartar a alteração?"
        question={`O texto novo de “${job.title}” é apagado, e a vaga fica com o texto atual.`}
        confirmLabel="Descartar alteração"
        destructive
        onConfirm={() => {
          setAsking(false);
          void discard();
        }}
        onCancel={() => setAsking(false)}
      />
    </VStack>
  );
}

function useDiscard({ id, title }: Job): () => Promise<void> {
  const oneAtATime = useOneAtATime();
  return () =>
    oneAtATime(id, async () => {
      const outcome = await discardEdit(id);
      if (outcome === "done")
        notify({ severity: "success", title: "Alteração descartada", description: title });
      else
        notify({
          severity: "error",
          title: "Erro ao descartar a alteração",
          description: discardFailureText[outcome],
        });
    });
}

const discardFailureText = {
  ...failureText,
  forbidden: "A administração pode ter acabado de decidir sobre ela. Atualize a página.",
};
