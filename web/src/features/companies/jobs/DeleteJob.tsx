import type { Job } from "@vagas/functions/domain/job/job";
import { countCandidates } from "../../../data/company/companyCandidates.ts";
import { deleteOwnJob } from "../../../data/company/companyJobWrites.ts";
import { useRead } from "../../../state/useRead.ts";
import { ConfirmDialog } from "../../../ui/message/ConfirmDialog.tsx";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { useCompanyArea } from "../companyContext.ts";
import { askAboutEnd } from "./closing/closingQuestion.ts";
import { deletionQuestion } from "./deletionText.ts";

const deleted = "Vaga excluída com sucesso";

/** Asks whether to delete a job, explains what happens to its applications, and deletes it. */
export function DeleteJob({ job, onClose }: { job: Job; onClose: () => void }) {
  const { company } = useCompanyArea();
  const { id, title } = job;
  // If the number cannot be read, the question omits it.
  const { value: applicants } = useRead(() => countCandidates(company.id, id), id);

  async function remove() {
    onClose();
    const outcome = await deleteOwnJob(job, company.id);
    if (outcome !== "done")
      notify({
        severity: "error",
        title: "Erro ao excluir vaga",
        description: `${title}: ${failureText[outcome]}`,
      });
    else if (!(await askAboutEnd(company.id, job, deleted)))
      notify({ severity: "success", title: deleted, description: title });
  }

  return (
    <ConfirmDialog
      open
      title="Excluir vaga"
      question={deletionQuestion(title, applicants)}
      confirmLabel="Excluir vaga"
      destructive
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
