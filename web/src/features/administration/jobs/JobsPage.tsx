import AddIcon from "@mui/icons-material/Add";
import WorkIcon from "@mui/icons-material/WorkOutlineOutlined";
import Button from "@mui/material/Button";
import type { Job } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";
import { jobTypes } from "@vagas/functions/domain/options";
import { paths } from "@vagas/functions/domain/site/paths";
import {
  jobFilterStatuses,
  type JobFilterStatus,
  listAdminJobs,
} from "../../../data/admin/adminJobs.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { FilterSelect } from "../../../ui/list/FilterSelect.tsx";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { useAddressFilters } from "../../../ui/list/useAddressFilters.ts";
import { useNow } from "../../../ui/useNow.ts";
import { usePages } from "../../../ui/list/usePages.ts";
import { statusFilterText } from "./shownStatus.ts";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { JobsTable } from "./JobsTable.tsx";
import { useJobActions } from "./useJobActions.ts";

const none = { busca: "", status: "all", categoria: "" };
const statuses = jobFilterStatuses.map((value) => ({ value, label: statusFilterText[value] }));
const categories = [
  { value: "", label: "Todas as categorias" },
  ...jobTypes.map((value) => ({ value, label: value })),
];

export function JobsPage({ history }: { history: ItemPart }) {
  const [filters, changeFilters] = useAddressFilters(none, "busca");
  const { busca, categoria } = filters;
  const status: JobFilterStatus =
    jobFilterStatuses.find((known) => known === filters.status) ?? "all";
  const pages = usePages<Job, Cursor>(JSON.stringify([busca, status, categoria]), (cursor) =>
    listAdminJobs({ search: busca, status, category: categoria }, new Date(), cursor),
  );
  const now = useNow();
  const { isGone, toggleFilled, removeJob } = useJobActions((id, filled) =>
    pages.change((jobs) => jobs.map((job) => (job.id === id ? { ...job, filled } : job))),
  );
  const jobs = pages.items.filter((job) => !isGone(job));
  const filtered = busca !== "" || status !== "all" || categoria !== "";
  return (
    <Page>
      <PageHeader
        title="Vagas"
        actions={
          <ButtonLink to={paths.adminNewJob} variant="contained" startIcon={<AddIcon />}>
            Nova Vaga
          </ButtonLink>
        }
      />
      <ListToolbar
        searchLabel="Buscar vagas"
        placeholder="Buscar pelo título"
        search={busca}
        maxLength={limits.searchText.max}
        onSearch={(text) => changeFilters({ busca: text })}
        onRefresh={pages.refresh}
        refreshing={pages.refreshing}
      >
        <FilterSelect
          label="Situação"
          value={status}
          options={statuses}
          onChange={(value) => changeFilters({ status: value })}
        />
        <FilterSelect
          label="Categoria"
          value={categoria}
          options={categories}
          onChange={(value) => changeFilters({ categoria: value })}
        />
      </ListToolbar>
      {pages.state === "loading" && <RowsSkeleton label="Carregando vagas..." />}
      {pages.state === "failed" && (
        <ErrorState
          title="Erro ao carregar vagas"
          description="Verifique sua conexão e tente de novo."
          onRetry={pages.refresh}
        />
      )}
      {pages.state === "ready" && jobs.length === 0 && (
        <EmptyState
          icon={<WorkIcon />}
          title={
            filtered
              ? "Nenhuma vaga encontrada com os filtros aplicados"
              : "Nenhuma vaga encontrada"
          }
          description={
            filtered
              ? "Tente outra palavra ou outro filtro."
              : "Publique a primeira com o botão Nova Vaga."
          }
          action={filtered && <Button onClick={() => changeFilters(none)}>Limpar filtros</Button>}
        />
      )}
      {jobs.length > 0 && (
        <JobsTable
          label="Vagas"
          jobs={jobs}
          now={now}
          history={history}
          onToggleFilled={(job) => void toggleFilled(job)}
          onDelete={removeJob}
        />
      )}
      <LoadMore pages={pages} />
    </Page>
  );
}
