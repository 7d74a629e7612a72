import Typography from "@mui/material/Typography";
import type { ShownJob } from "../../../data/company/planJobSave.ts";
import { RefusalNotes, RefusalText } from "../RefusalNotes.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";

const notices = {
  pending:
    "Esta vaga aguarda aprovação. Ao salvar, a versão nova fica no lugar da anterior na fila.",
  rejected:
    "Corrija o texto, ou explique o que quer manter: ao salvar, a vaga volta para a fila de aprovação.",
} as const;

/** What saving means for the approval, and the earlier decision on the job or its edit. */
export function EditNotice({ job, edit }: ShownJob) {
  if (job.approved) return <ApprovedNotice job={job} edit={edit} />;
  const rejected = job.approvalStatus === "rejected";
  return (
    <Notice
      tone={rejected ? "warning" : "info"}
      role="alert"
      mb={3}
      title={rejected ? "A administração não aprovou esta vaga" : undefined}
    >
      {rejected && <RefusalNotes job={job} />}
      {notices[rejected ? "rejected" : "pending"]}
      {edit && " Abaixo está a alteração que você tinha enviado."}
    </Notice>
  );
}

function ApprovedNotice({ job, edit }: ShownJob) {
  const rejected = edit?.status === "rejected";
  const title = rejected ? "A administração não aprovou a alteração" : "Alteração em análise";
  return (
    <Notice
      tone={rejected ? "warning" : "info"}
      role="alert"
      mb={3}
      title={edit ? title : undefined}
    >
      {rejected && <RefusalText notes={edit.adminNotes} />}
      {edit && (
        <Typography gutterBottom>
          {rejected
            ? "Abaixo está o texto que não foi aprovado: corrija, ou explique o que quer manter, e salve para enviar de novo."
            : "Abaixo está o texto que espera aprovação. Ao salvar outro, ele fica no lugar deste."}
        </Typography>
      )}
      {job.listed
        ? "A vaga continua no ar com o texto atual até o administrador aprovar a alteração."
        : "A vaga fica com o texto atual até o administrador aprovar a alteração."}{" "}
      O prazo vale na hora.
    </Notice>
  );
}
