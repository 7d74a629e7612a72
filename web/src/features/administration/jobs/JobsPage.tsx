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

type JobFilters = { busca: string; status: JobFilterStatus; categoria: string };

/** The jobs under the address's filters, of which an unknown status is all. */
function useFilteredJobs() {
  const [given, changeFilters] = useAddressFilters(none, "busca");
  const { busca, categoria } = given;
  const status = jobFilterStatuses.find((known) => known === given.status) ?? "all";
  const pages = usePages<Job, Cursor>(JSON.stringify([busca, status, categoria]), (cursor) =>
    listAdminJobs({ search: busca, status, category: categoria }, new Date(), cursor),
  );
  const filters: JobFilters = { busca, status, categoria };
  return { filters, changeFilters, pages };
}

export function JobsPage({ history }: { history: ItemPart }) {
  const { filters, changeFilters, pages } = useFilteredJobs();
  const now = useNow();
  const { isGone, toggleFilled, removeJob } = useJobActions((id, to) =>
    pages.change((jobs) => jobs.map((job) => (job.id === id ? { ...job, ...to } : job))),
  );
  const jobs = pages.items.filter((job) => !isGone(job));
  const filtered = filters.busca !== "" || filters.status !== "all" || filters.categoria !== "";
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
      <Filters
        filters={filters}
        onChange={changeFilters}
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
      {pages.state === "ready" && jobs.length === 0 && (
        <NoJobs filtered={filtered} onClear={() => changeFilters(none)} />
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

type FiltersProps = {
  filters: JobFilters;
  onChange: (changed: Partial<typeof none>) => void;
  onRefresh: () => void;
  refreshing: boolean;
};

function Filters({
  filters: { busca, status, categoria },
  onChange,
  onRefresh,
  refreshing,
}: FiltersProps) {
  return (
    <ListToolbar
      searchLabel="Buscar vagas"
      placeholder="Buscar pelo título"
      search={busca}
      maxLength={limits.searchText.max}
      onSearch={(text) => onChange({ busca: text })}
      onRefresh={onRefresh}
      refreshing={refreshing}
    >
      <FilterSelect
        label="Situação"
        value={status}
        options={statuses}
        onChange={(value) => onChange({ status: value })}
      />
      <FilterSelect
        label="Categoria"
        value={categoria}
        options={categories}
        onChange={(value) => onChange({ categoria: value })}
      />
    </ListToolbar>
  );
}

function NoJobs({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<WorkIcon />}
      title={
        filtered ? "Nenhuma vaga encontrada com os filtros aplicados" : "Nenhuma vaga encontrada"
      }
      description={
        filtered
          ? "Tente outra palavra ou outro filtro."
          : "Publique a primeira com o botão Nova Vaga."
      }
      action={filtered && <Button onClick={onClear}>Limpar filtros</Button>}
    />
  );
}
