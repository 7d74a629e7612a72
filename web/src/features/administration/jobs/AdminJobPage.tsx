import Button from "@mui/material/Button";
import type { Job } from "@vagas/functions/domain/job/job";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { useParams } from "react-router-dom";
import {
  type AdminJob,
  createAdminJob,
  newAdminJobId,
  readAdminJob,
  updateAdminJob,
} from "../../../data/admin/adminJobs.ts";
import { LaterJobPictures } from "../../../jobViews/pictures/LaterJobPictures.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { failureText } from "../../../ui/message/failureText.ts";
import { Loading } from "../../../ui/message/Loading.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { useRead } from "../../../state/useRead.ts";
import { AdminJobForm } from "./AdminJobForm.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { ReportedJob } from "./ReportedJob.tsx";
import { BackLink } from "../../../ui/page/BackLink.tsx";

const problems = {
  ...failureText,
  changed: "Ela foi alterada em outra janela depois que você abriu esta. Volte e abra de novo.",
};

/** /admin/jobs/new, and /admin/jobs/edit/{id}. */
export function AdminJobPage() {
  const { jobId } = useParams();
  return jobId === undefined ? <Framed job={null} /> : <Edited key={jobId} jobId={jobId} />;
}

function Edited({ jobId }: { jobId: string }) {
  const { state, value, retry } = useRead(() => readAdminJob(jobId));
  if (state === "ready" && value) return <Framed job={value} />;
  return (
    <Page width="narrow">
      <PageHeader title="Editar Vaga" />
      {state === "loading" ? (
        <Loading label="Carregando vaga..." />
      ) : state === "failed" ? (
        <ErrorState
          title="Erro ao carregar dados"
          description="Verifique sua conexão e tente de novo."
          onRetry={retry}
        />
      ) : (
        <ErrorState
          title="Vaga não encontrada"
          action={<ButtonLink to={paths.adminJobs}>Voltar para vagas</ButtonLink>}
        />
      )}
    </Page>
  );
}

function Framed({ job }: { job: Job | null }) {
  const [newId] = useState(newAdminJobId);

  async function save(entered: AdminJob): Promise<boolean> {
    const outcome = job ? await updateAdminJob(job, entered) : await createAdminJob(newId, entered);
    if (outcome !== "done") {
      notify({ severity: "error", title: "Erro ao salvar", description: problems[outcome] });
      return false;
    }
    notify({
      severity: "success",
      title: job ? "Vaga atualizada" : "Vaga criada",
      description: entered.content.title,
    });
    return true;
  }

  return (
    <Page width="narrow">
      <BackLink to={paths.adminJobs}>Voltar</BackLink>
      <PageHeader
        title={job ? "Editar Vaga" : "Nova Vaga"}
        actions={job?.listed && <PicturesButton job={job} />}
      />
      <VStack gap={3}>
        {job && <ReportedJob jobId={job.id} />}
        <AdminJobForm job={job} onSave={save} />
      </VStack>
    </Page>
  );
}

/** The job's picture for a Status, and its poster. */
function PicturesButton({ job }: { job: Job }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Imagem e cartaz
      </Button>
      {open && <LaterJobPictures job={job} onClose={() => setOpen(false)} />}
    </>
  );
}
