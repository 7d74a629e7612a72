import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import type { ApprovalStatus, Job } from "@vagas/functions/domain/job";
import { RefusalNotes } from "../RefusalNotes.tsx";

const notices: Record<ApprovalStatus, string> = {
  approved:
    "Ao salvar, a vaga volta para aprovação e sai do site até ser conferida de novo. Mudar só o prazo não precisa de nova aprovação.",
  pending:
    "Esta vaga aguarda aprovação. Ao salvar, a versão nova fica no lugar da anterior na fila.",
  rejected: "Ao salvar, a vaga volta para a fila de aprovação.",
};

/** What saving means for the job's approval. */
export function EditNotice({ job }: { job: Job }) {
  const rejected = job.approvalStatus === "rejected";
  return (
    <Alert severity={rejected ? "warning" : "info"} sx={{ mb: 3 }}>
      {rejected && (
        <AlertTitle sx={{ fontWeight: 700 }}>A administração não aprovou esta vaga</AlertTitle>
      )}
      {rejected && <RefusalNotes job={job} />}
      {notices[job.approvalStatus]}
    </Alert>
  );
}
