import { addDays, formatDate } from "@vagas/functions/domain/dates";
import { paths } from "@vagas/functions/domain/site/paths";
import { retention } from "@vagas/functions/domain/privacy/retention";
import { useParams } from "react-router-dom";
import { useCompanyJob, useDeletedJob } from "../../../data/company/companyJobs.ts";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { Inbox } from "./Inbox.tsx";
import { useCompanyArea } from "../companyContext.ts";
import { Notice } from "../../../ui/message/Notice.tsx";
import { BackLink } from "../../../ui/page/BackLink.tsx";

/** /empresa/vagas/{id}/candidatos: who applied to one of the company's jobs. */
export function CandidatesPage() {
  const { jobId = "" } = useParams();
  const { company } = useCompanyArea();
  const { own, deleted, state, retry } = useOwnJob(jobId, company.id);
  const title = own?.title ?? deleted?.title;
  return (
    <Page>
      <BackLink to={paths.companyDashboard}>Painel da Empresa</BackLink>
      <PageHeader
        title="Candidatos"
        documentTitle={title ? `Candidatos: ${title}` : "Candidatos"}
        subtitle={title}
      />
      <FoundCandidates own={own} deleted={deleted} jobId={jobId} companyId={company.id} />
      {state === "loading" && <RowsSkeleton label="Carregando candidatos..." />}
      {state === "missing" && (
        <ErrorState
          title="Vaga não encontrada"
          description="Ela pode ter sido excluída, ou não é da sua empresa. Se é, verifique sua conexão com a internet e tente de novo."
          onRetry={retry}
        />
      )}
    </Page>
  );
}

/** The company's own job, or the note of its deletion. */
function useOwnJob(jobId: string, companyId: string) {
  const job = useCompanyJob(jobId);
  const own = job.state === "ready" && job.value?.companyId === companyId ? job.value : null;
  const isSettled = job.state !== "loading" && !own;
  const closure = useDeletedJob(isSettled ? jobId : null);
  const deleted = closure.state === "ready" ? closure.value : null;
  const isLooking = job.state === "loading" || (isSettled && closure.state === "loading");
  const isFound = own !== null || deleted !== null;
  const state = isLooking ? "loading" : isFound ? "found" : "missing";
  const retry = () => {
    job.retry();
    closure.retry();
  };
  return { own, deleted, state, retry } as const;
}

type OwnJobProps = Pick<ReturnType<typeof useOwnJob>, "own" | "deleted"> & {
  jobId: string;
  companyId: string;
};

/** The applications to the job that was found, or to the deleted one; nothing without either. */
function FoundCandidates({ own, deleted, jobId, companyId }: OwnJobProps) {
  const job = own ?? (deleted && { id: jobId, title: deleted.title ?? "", listed: false });
  return (
    <>
      {deleted && <DeletedNotice closedAt={deleted.closedAt} />}
      {job && <Inbox job={job} gone={!own} companyId={companyId} />}
    </>
  );
}

/** For a deleted job: since when, and how long its applications are kept. */
function DeletedNotice({ closedAt }: { closedAt: Date }) {
  return (
    <Notice tone="info" role="alert" mb={3}>
      Esta vaga foi excluída em {formatDate(closedAt)}. As candidaturas ficam aqui até{" "}
      {formatDate(addDays(closedAt, retention.application))} e depois são apagadas.
    </Notice>
  );
}
