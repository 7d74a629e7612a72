import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import type { ShownJob } from "../../../data/company/planJobSave.ts";
import { RefusalNotes, RefusalText } from "../RefusalNotes.tsx";

const notices = {
  pending:
    "Esta vaga aguarda aprovação. Ao salvar, a versão nova fica no lugar da anterior na fila.",
  rejected: "Ao salvar, a vaga volta para a fila de aprovação.",
} as const;

/** What saving means for the job's approval, and what was said of it, or of its edit, before. */
export function EditNotice({ job, edit }: ShownJob) {
  if (job.approved) return <ApprovedNotice job={job} edit={edit} />;
  const rejected = job.approvalStatus === "rejected";
  return (
    <Alert severity={rejected ? "warning" : "info"} sx={{ mb: 3 }}>
      {rejected && (
        <AlertTitle sx={{ fontWeight: 700 }}>A administração não aprovou esta vaga</AlertTitle>
      )}
      {rejected && <RefusalNotes job={job} />}
      {notices[rejected ? "rejected" : "pending"]}
      {edit && " Abaixo está a alteração que você tinha enviado."}
    </Alert>
  );
}

function ApprovedNotice({ job, edit }: ShownJob) {
  const rejected = edit?.status === "rejected";
  return (
    <Alert severity={rejected ? "warning" : "info"} sx={{ mb: 3 }}>
      {edit && (
        <AlertTitle sx={{ fontWeight: 700 }}>
          {rejected ? "A administração não aprovou a alteração" : "Alteração em análise"}
        </AlertTitle>
      )}
      {rejected && <RefusalText notes={edit.adminNotes} />}
      {edit && (
        <Box sx={{ mb: 1 }}>
          {rejected
            ? "Abaixo está o texto que não foi aprovado: corrija e salve para enviar de novo."
            : "Abaixo está o texto que espera aprovação. Ao salvar outro, ele fica no lugar deste."}
        </Box>
      )}
      {job.listed
        ? "A vaga continua no ar com o texto atual até o administrador aprovar a alteração."
        : "A vaga fica com o texto atual até o administrador aprovar a alteração."}{" "}
      O prazo vale na hora.
    </Alert>
  );
}
