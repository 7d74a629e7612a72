import Button from "@mui/material/Button";
import { limits } from "@vagas/functions/domain/limits";
import { jobTypes } from "@vagas/functions/domain/options";
import type { PendingJob } from "@vagas/functions/domain/job/pendingJob";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import {
  approvePendingJob,
  listPendingJobs,
  rejectPendingJob,
  requeueJob,
  useHeaviestImported,
} from "../../../data/admin/pendingJobs.ts";
import { recountWaiting } from "../../../data/admin/waitingCount.ts";
import { FilterSelect } from "../../../ui/list/FilterSelect.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { useAddressFilters } from "../../../ui/list/useAddressFilters.ts";
import { usePages } from "../../../ui/list/usePages.ts";
import { LastImport } from "../import/LastImport.tsx";
import { useBatchDecisions } from "../batch/useBatch.ts";
import { readList } from "../useDecisions.ts";
import { importedDecisionText } from "../decisionText.ts";
import { PendingPanel } from "./PendingPanel.tsx";
import { QueuedJob } from "./QueuedJob.tsx";
import type { Decide } from "../decide.ts";

const ImportDialog = lazyPart(
  async () => (await import("../import/ImportDialog.tsx")).ImportDialog,
);

const none = { busca: "", categoria: "" };
const categories = [
  { value: "", label: "Todas as categorias" },
  ...jobTypes.map((value) => ({ value, label: value })),
];
const texts = {
  loading: "Carregando vagas importadas...",
  error: "Erro ao carregar vagas pendentes",
  empty:
    "Nenhuma vaga importada à espera. Vagas que chegam por mensagem ou no papel entram aqui pelo botão Importar vagas.",
  decision: importedDecisionText,
};
const nothingFound =
  "Nenhuma vaga encontrada com os filtros aplicados. Tente outra palavra ou outra categoria.";

/** A job imported again after its refusal is another item. */
function keyOf({ id, createdAt }: PendingJob): string {
  return `${id}:${createdAt.getTime()}`;
}

const idOf = (key: string) => key.split(":")[0]!;

/** What a decision on an imported job writes, and what undoes it; `height`: of its card, in pixels. */
function decisionOn(job: PendingJob, status: Decide["status"], height: number | null): Decide {
  return {
    key: keyOf(job),
    title: job.title,
    status,
    height,
    write: () =>
      status === "approved" ? approvePendingJob(job.id, new Date()) : rejectPendingJob(job.id),
    undo: () => requeueJob(job.id, status === "approved" ? "jobs" : "rejectedJobs", new Date()),
  };
}

/** The imported jobs under the address's filters, those to look at first on top. */
function useImportedJobs() {
  const [filters, changeFilters] = useAddressFilters(none, "busca");
  const { busca, categoria } = filters;
  const listed = usePages<PendingJob, Cursor>(JSON.stringify([busca, categoria]), (cursor) =>
    listPendingJobs({ search: busca, category: categoria }, cursor),
  );
  const filtered = busca !== "" || categoria !== "";
  const { pages, checks } = useHeaviestImported(listed, filtered);

  function refresh() {
    pages.refresh();
    recountWaiting();
  }

  function showNew() {
    // New rows are at the top of the whole list; a search finds them only once functions have indexed them.
    if (filtered) changeFilters(none);
    else pages.refresh();
    recountWaiting();
  }

  return { filters, changeFilters, filtered, listed, pages, checks, refresh, showNew };
}

function ClearFilters({ onClear }: { onClear: () => void }) {
  return (
    <Button variant="outlined" onClick={onClear}>
      Limpar filtros
    </Button>
  );
}

type Props = { count: number | null; importing: boolean; onImportClosed: () => void };

/** The imported jobs; `importing`: with the dialog that imports more. */
export function ImportedJobs({ count, importing, onImportClosed }: Props) {
  const { filters, changeFilters, filtered, listed, pages, checks, refresh, showNew } =
    useImportedJobs();
  const decisions = useBatchDecisions(importedDecisionText, readList(listed, keyOf));
  const { taken, returnedAs, decide, takeBack, batch } = decisions;
  return (
    <>
      <PendingPanel
        title="Vagas importadas"
        count={count}
        pages={{ ...pages, retry: pages.refresh }}
        keyOf={keyOf}
        taken={taken}
        onUndo={takeBack}
        texts={filtered ? { ...texts, empty: nothingFound } : texts}
        together={{ batch, kind: "imported" }}
        tools={
          <>
            <LastImport onWithdrawn={showNew} />
            {(filtered || count !== 0) && (
              <Filters
                filters={filters}
                onChange={changeFilters}
                onRefresh={refresh}
                refreshing={pages.refreshing}
              />
            )}
          </>
        }
        emptyAction={filtered && <ClearFilters onClear={() => changeFilters(none)} />}
      >
        {(job) => (
          <QueuedJob
            key={keyOf(job)}
            job={job}
            marks={checks.marksOf(job.id)}
            mustBeRead={checks.mustBeRead(job.id)}
            // Read again, it has another time.
            returned={returnedAs(keyOf(job), idOf)}
            batch={batch}
            itemKey={keyOf(job)}
            decisionOn={decisionOn}
            onDecide={decide}
          />
        )}
      </PendingPanel>
      {importing && <ImportDialog onClose={onImportClosed} onImported={showNew} />}
    </>
  );
}

type FiltersProps = {
  filters: typeof none;
  onChange: (changed: Partial<typeof none>) => void;
  onRefresh: () => void;
  refreshing: boolean;
};

function Filters({ filters, onChange, onRefresh, refreshing }: FiltersProps) {
  return (
    <ListToolbar
      searchLabel="Buscar vagas pendentes"
      placeholder="Título ou empresa"
      search={filters.busca}
      maxLength={limits.searchText.max}
      onSearch={(busca) => onChange({ busca })}
      onRefresh={onRefresh}
      refreshing={refreshing}
    >
      <FilterSelect
        label="Categoria"
        value={filters.categoria}
        options={categories}
        onChange={(categoria) => onChange({ categoria })}
      />
    </ListToolbar>
  );
}
