import InboxIcon from "@mui/icons-material/InboxOutlined";
import { limits } from "@vagas/functions/domain/limits";
import { type AppliedJob, listAppliedJobs } from "../../../data/admin/adminCandidates.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { useAddressFilters } from "../../../ui/list/useAddressFilters.ts";
import { usePages } from "../../../ui/list/usePages.ts";
import { JobApplicants } from "./JobApplicants.tsx";
import { JobsWithoutApplicants } from "./JobsWithoutApplicants.tsx";
import { Section } from "../../../ui/page/Section.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

/** The people who applied to each job, read-only. */
export function ApplicationsPage() {
  const [{ busca }, changeFilters] = useAddressFilters({ busca: "" }, "busca");
  const pages = usePages<AppliedJob, Cursor>(busca, (cursor) => listAppliedJobs(busca, cursor));
  const applied = pages.items.filter(({ applications }) => applications > 0);
  const empty = pages.items.filter(({ applications }) => applications === 0);
  return (
    <Page>
      <PageHeader
        title="Candidaturas"
        subtitle="As candidaturas são encaminhadas diretamente para o e-mail da empresa, e quem se candidata pode chamar no WhatsApp. As de vagas sem conta de empresa ficam só aqui: avise quem anunciou."
      />
      <ListToolbar
        searchLabel="Buscar vagas"
        placeholder="Título da vaga"
        search={busca}
        maxLength={limits.searchText.max}
        onSearch={(text) => changeFilters({ busca: text })}
        onRefresh={pages.refresh}
        refreshing={pages.refreshing}
      />
      {pages.state === "loading" && <RowsSkeleton label="Carregando vagas..." />}
      {pages.state === "failed" && (
        <ErrorState
          title="Erro ao carregar vagas"
          description="Verifique sua conexão e tente de novo."
          onRetry={pages.refresh}
        />
      )}
      {pages.state === "ready" && pages.items.length === 0 && <NoJobs searched={busca !== ""} />}
      <VStack gap={4}>
        {applied.length > 0 && <ApplicantsByJob jobs={applied} />}
        {empty.length > 0 && <JobsWithoutApplicants jobs={empty} />}
      </VStack>
      <LoadMore pages={pages} />
    </Page>
  );
}

function NoJobs({ searched }: { searched: boolean }) {
  return (
    <EmptyState
      icon={<InboxIcon />}
      title={
        searched ? "Nenhuma vaga encontrada com os filtros aplicados" : "Nenhuma vaga encontrada"
      }
      description="Quem se candidatar aparece abaixo da vaga."
    />
  );
}

function ApplicantsByJob({ jobs }: { jobs: readonly AppliedJob[] }) {
  return (
    <Section title="Candidaturas por vaga">
      <div>
        {jobs.map((job) => (
          <JobApplicants key={job.id} job={job} />
        ))}
      </div>
    </Section>
  );
}
