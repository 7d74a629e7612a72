import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import { addDays, formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { paths } from "@vagas/functions/domain/site/paths";
import { retention } from "@vagas/functions/domain/privacy/retention";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useJobCandidates } from "../../../data/company/companyCandidates.ts";
import { useCompanyJob, useDeletedJob } from "../../../data/company/companyJobs.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { findSkill } from "../../../resumeViews/findSkill.ts";
import { SkillToolbar } from "../../../resumeViews/SkillToolbar.tsx";
import { useOccurring } from "../../../resumeViews/useOccurring.ts";
import { useAddressFilters } from "../../../ui/list/useAddressFilters.ts";
import { CandidateTable } from "./CandidateTable.tsx";
import { NobodyWithSkill, SearchNote } from "./SearchNote.tsx";
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
      {job && <Candidates job={job} gone={!own} companyId={companyId} />}
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

type Props = { job: Pick<Job, "id" | "title" | "listed">; gone: boolean; companyId: string };

/** The applications, and a search once there are answers to search in. */
function Candidates({ job, gone, companyId }: Props) {
  const [{ habilidade: search }, change] = useAddressFilters({ habilidade: "" });
  const candidates = useJobCandidates(companyId, job.id, search);
  const occurring = useOccurring(candidates.items);
  const isSearchable = search !== "" || occurring.length > 0 || candidates.hasMore;
  return (
    <>
      {isSearchable && (
        <SkillToolbar
          label="Buscar por habilidade"
          search={search}
          occurring={occurring}
          onSearch={(habilidade) => change({ habilidade })}
        />
      )}
      <CandidatesFound candidates={candidates} search={search} job={job}>
        {search === "" ? (
          <NoCandidates job={job} gone={gone} />
        ) : (
          <NobodyWithSkill
            search={search}
            more={candidates.hasMore}
            onClear={() => change({ habilidade: "" })}
          />
        )}
      </CandidatesFound>
    </>
  );
}

type FoundProps = {
  candidates: ReturnType<typeof useJobCandidates>;
  search: string;
  job: Props["job"];
  /** Shown if there are none. */
  children: ReactNode;
};

function CandidatesFound({ candidates, search, job, children }: FoundProps) {
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
  return (
    <>
      {candidates.items.length === 0 && children}
      {candidates.items.length > 0 && (
        <>
          {search !== "" && <SearchNote />}
          <CandidateTable candidates={candidates.items} job={job} find={findSkill(search)} />
        </>
      )}
      <LoadMore pages={candidates} />
    </>
  );
}

function NoCandidates({ job, gone }: Pick<Props, "job" | "gone">) {
  if (gone) return <EmptyState icon={<GroupsIcon />} title="Nenhuma candidatura a esta vaga" />;
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
