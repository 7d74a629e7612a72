import type { JobDraft } from "@vagas/functions/domain/job";
import { type Job, jobDraftOf } from "@vagas/functions/domain/job";
import { paths } from "@vagas/functions/domain/paths";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { useCompanyJob } from "../../../data/company/companyJobs.ts";
import { changeAvailability, editJob } from "../../../data/company/companyJobWrites.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { useCompanyArea } from "../companyContext.ts";
import { DeactivatedNotice } from "../DeactivatedNotice.tsx";
import { EditNotice } from "./EditNotice.tsx";
import { JobForm } from "./JobForm.tsx";
import { jobChanges } from "./jobFormChanges.ts";
import { draftKey } from "./jobFormDraft.ts";
import { saveFailureText } from "./jobFormText.ts";
import { JobPreview, type LoadPreview } from "./JobPreview.tsx";

/** /empresa/vagas/editar/{id}; with `previa` it shows the job as visitors will see it. */
export function EditJobPage({ loadPreview }: { loadPreview: LoadPreview }) {
  const { jobId = "" } = useParams();
  const [search] = useSearchParams();
  const looking = search.get("previa") !== null;
  return (
    <Page width={looking ? "reading" : "narrow"}>
      <PageHeader
        title={looking ? "Prévia da vaga" : "Editar Vaga de Emprego"}
        subtitle={
          looking ? "Esta vaga não está no site agora. É assim que os candidatos vão vê-la." : null
        }
      />
      <LoadedJob key={jobId} jobId={jobId} looking={looking} loadPreview={loadPreview} />
    </Page>
  );
}

function LoadedJob({
  jobId,
  looking,
  loadPreview,
}: {
  jobId: string;
  looking: boolean;
  loadPreview: LoadPreview;
}) {
  const { company } = useCompanyArea();
  const job = useCompanyJob(jobId);
  if (job.state === "loading") return <Loading label="Carregando a vaga..." />;
  if (job.state === "failed" || job.value?.companyId !== company.id) {
    return (
      <ErrorState
        title="Erro ao carregar dados da vaga"
        description="Não foi possível carregar os dados da vaga."
        {...(job.state === "failed" ? { onRetry: job.retry } : {})}
        action={<ButtonLink to={paths.companyDashboard}>Voltar ao painel</ButtonLink>}
      />
    );
  }
  if (looking) return <JobPreview job={job.value} loadPreview={loadPreview} />;
  return company.active ? (
    <Editing job={job.value} loadPreview={loadPreview} />
  ) : (
    <DeactivatedNotice />
  );
}

function Editing({ job, loadPreview }: { job: Job; loadPreview: LoadPreview }) {
  const { company } = useCompanyArea();
  // The job as it was when the form was opened: the rules refuse to save over a later revision.
  const [began] = useState(job);

  async function update(draft: JobDraft): Promise<boolean> {
    const { kind, content, expiresAt } = jobChanges(began, draft);
    const outcome =
      kind === "nothing"
        ? "done"
        : kind === "deadline"
          ? await changeAvailability(began.id, { expiresAt })
          : await editJob(began, content, expiresAt);
    if (outcome === "done")
      notify({
        severity: "success",
        title: "Vaga atualizada com sucesso",
        description: "A vaga foi atualizada no sistema.",
      });
    else
      notify({
        severity: "error",
        title: "Erro ao salvar vaga",
        description: saveFailureText[outcome],
      });
    return outcome === "done";
  }

  return (
    <>
      <EditNotice job={began} />
      <JobForm
        label="Editar vaga"
        submitLabel="Atualizar Vaga"
        start={jobDraftOf(began)}
        storageKey={draftKey(company.id, began.id)}
        loadPreview={loadPreview}
        onSave={update}
      />
    </>
  );
}
