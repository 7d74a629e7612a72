import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import type { Job } from "@vagas/functions/domain/job";
import { paths } from "@vagas/functions/domain/paths";
import { useParams } from "react-router-dom";
import { useJobCandidates } from "../../../data/company/companyCandidates.ts";
import { useCompanyJob } from "../../../data/company/companyJobs.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { CandidateTable } from "./CandidateTable.tsx";
import { useCompanyArea } from "../companyContext.ts";

/** /empresa/vagas/{id}/candidatos: who applied to one of the company's jobs. */
export function CandidatesPage() {
  const { jobId = "" } = useParams();
  const { company } = useCompanyArea();
  const job = useCompanyJob(jobId);
  const own = job.state === "ready" && job.value?.companyId === company.id ? job.value : null;
  return (
    <Page>
      <ButtonLink
        to={paths.companyDashboard}
        startIcon={<ArrowBackIcon />}
        size="small"
        sx={{ ml: -1.5, mb: 1 }}
      >
        Painel da Empresa
      </ButtonLink>
      <PageHeader
        title="Candidatos"
        documentTitle={own ? `Candidatos: ${own.title}` : "Candidatos"}
        subtitle={own?.title}
      />
      {own && <Candidates job={own} companyId={company.id} />}
      {job.state === "loading" && <RowsSkeleton label="Carregando candidatos..." />}
      {job.state === "ready" && !own && (
        <ErrorState
          title="Vaga não encontrada"
          description="Ela pode ter sido excluída, ou não é da sua empresa."
        />
      )}
      {job.state === "failed" && (
        <ErrorState
          title="Vaga não encontrada"
          description="Ela pode ter sido excluída, ou não é da sua empresa. Se é, verifique sua conexão com a internet e tente de novo."
          onRetry={job.retry}
        />
      )}
    </Page>
  );
}

function Candidates({ job, companyId }: { job: Job; companyId: string }) {
  const candidates = useJobCandidates(companyId, job.id);
  if (candidates.state === "loading") return <RowsSkeleton label="Carregando candidatos..." />;
  if (candidates.state === "failed") {
    return (
      <ErrorState
        title="Erro ao carregar candidatos"
        description="Verifique sua conexão com a internet e tente de novo."
        onRetry={candidates.retry}
      />
    );
  }
  if (candidates.items.length === 0) {
    return (
      <EmptyState
        icon={<GroupsIcon />}
        title="Ninguém se candidatou ainda"
        description="Quando um currículo chegar, ele aparece aqui na hora e no seu e-mail. Compartilhar a vaga no WhatsApp ajuda."
        action={
          job.listed && (
            <ButtonLink to={paths.job(job.id)} target="_blank" rel="noopener" variant="outlined">
              Abrir a vaga para compartilhar
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      <CandidateTable candidates={candidates.items} job={job} />
      <LoadMore pages={candidates} />
    </>
  );
}
