import { jobDraftOf } from "@vagas/functions/domain/job/job";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { useCompanyJob } from "../../../data/company/companyJobs.ts";
import { useJobEdit } from "../../../data/company/companyEdits.ts";
import type { ShownJob } from "../../../data/company/planJobSave.ts";
import { saveJob, wantedEdit } from "../../../data/company/saveJob.ts";
import { useStoredExplanations } from "../../../data/queries/storedExplanations.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { useCompanyArea } from "../companyContext.ts";
import { DeactivatedNotice } from "../DeactivatedNotice.tsx";
import { EditNotice } from "./EditNotice.tsx";
import { JobForm, type Saved } from "./JobForm.tsx";
import { draftKey } from "./jobFormDraft.ts";
import type { JobFormOutput } from "./jobFormSchema.ts";
import { noPlaceText, savedText, saveFailureText, unchangedText } from "./jobFormText.ts";
import { JobPreview } from "./JobPreview.tsx";

/** /empresa/vagas/editar/{id}; with `previa` it shows the job as visitors will see it. */
export function EditJobPage() {
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
      <LoadedJob key={jobId} jobId={jobId} looking={looking} />
    </Page>
  );
}

function LoadedJob({ jobId, looking }: { jobId: string; looking: boolean }) {
  const { company } = useCompanyArea();
  const job = useCompanyJob(jobId);
  const edit = useJobEdit(jobId);
  const explanations = useStoredExplanations(jobId);
  const reads = [job, edit, explanations];
  if (reads.some(({ state }) => state === "loading"))
    return <Loading label="Carregando a vaga..." />;
  const failed = reads.find(({ state }) => state === "failed");
  if (
    job.state !== "ready" ||
    edit.state !== "ready" ||
    explanations.state !== "ready" ||
    job.value?.companyId !== company.id
  ) {
    return (
      <ErrorState
        title="Erro ao carregar dados da vaga"
        description="Não foi possível carregar os dados da vaga."
        {...(failed ? { onRetry: failed.retry } : {})}
        action={<ButtonLink to={paths.companyDashboard}>Voltar ao painel</ButtonLink>}
      />
    );
  }
  if (looking) return <JobPreview job={job.value} />;
  return company.active ? (
    <Editing job={job.value} edit={wantedEdit(edit.value)} explanations={explanations.value} />
  ) : (
    <DeactivatedNotice />
  );
}

function Editing({ job, edit, explanations }: ShownJob & { explanations: string }) {
  const { company } = useCompanyArea();
  // As they were when the form was opened: nothing newer is overwritten.
  const [began] = useState({ job, edit });
  const [explained] = useState(explanations);

  async function update(draft: JobFormOutput): Promise<Saved> {
    const { outcome, saved } = await saveJob(company.id, began, {
      draft,
      explanations: { before: explained, now: draft.explanations },
    });
    if (outcome === "full" || outcome === "tooSoon") return { notice: noPlaceText[outcome] };
    if (saved) notify({ severity: "success", ...savedText(saved, began.job.approved) });
    else if (outcome === "unchanged") notify({ severity: "info", ...unchangedText });
    else if (outcome !== "done")
      notify({
        severity: "error",
        title: "Erro ao salvar vaga",
        description: saveFailureText[outcome],
      });
    return outcome === "done";
  }

  return (
    <>
      <EditNotice {...began} />
      <JobForm
        label="Editar vaga"
        submitLabel="Atualizar Vaga"
        start={{ ...jobDraftOf({ ...began.job, ...began.edit }), explanations: explained }}
        storageKey={draftKey(company.id, began.job.id)}
        onSave={update}
      />
    </>
  );
}
