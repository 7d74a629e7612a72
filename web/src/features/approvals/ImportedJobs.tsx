import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import { limits } from "@vagas/functions/domain/limits";
import { jobTypes } from "@vagas/functions/domain/options";
import type { PendingJob } from "@vagas/functions/domain/job/pendingJob";
import { useState } from "react";
import type { Cursor } from "../../data/queries/pagedQuery.ts";
import {
  approvePendingJob,
  listPendingJobs,
  rejectPendingJob,
  requeueJob,
} from "../../data/admin/pendingJobs.ts";
import { recountWaiting } from "../../data/admin/waitingCount.ts";
import { FilterSelect } from "../../ui/list/FilterSelect.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { useAddressFilters } from "../../ui/list/useAddressFilters.ts";
import { usePages } from "../../ui/list/usePages.ts";
import { LastImport } from "./import/LastImport.tsx";
import { importedDecisionText } from "./decisionText.ts";
import { PendingPanel } from "./PendingPanel.tsx";
import { QueuedJob } from "./QueuedJob.tsx";
import { useDecisions } from "./useDecisions.ts";

const ImportDialog = lazyPart(async () => (await import("./import/ImportDialog.tsx")).ImportDialog);

const none = { busca: "", categoria: "" };
const categories = [
  { value: "", label: "Todas as categorias" },
  ...jobTypes.map((value) => ({ value, label: value })),
];
const texts = {
  loading: "Carregando vagas importadas...",
  error: "Erro ao carregar vagas pendentes",
  empty:
    "Nenhuma vaga importada espera. Vagas que chegam por mensagem ou no papel entram aqui pelo botão Importar vagas.",
  decision: importedDecisionText,
};
const nothingFound =
  "Nenhuma vaga encontrada com os filtros aplicados. Tente outra palavra ou outra categoria.";

/** A job imported again after its refusal is another item. */
function keyOf({ id, createdAt }: PendingJob): string {
  return `${id}:${createdAt.getTime()}`;
}

/** The imported jobs. */
export function ImportedJobs({ count }: { count: number | null }) {
  const [{ busca, categoria }, changeFilters] = useAddressFilters(none, "busca");
  const [importing, setImporting] = useState(false);
  const pages = usePages<PendingJob, Cursor>(JSON.stringify([busca, categoria]), (cursor) =>
    listPendingJobs({ search: busca, category: categoria }, cursor),
  );
  const { taken, returned, decide, takeBack } = useDecisions(importedDecisionText, pages.refresh);
  const filtered = busca !== "" || categoria !== "";

  function imported() {
    // New rows are at the top of the whole list; a search finds them only once functions have indexed them.
    if (filtered) changeFilters(none);
    else pages.refresh();
    recountWaiting();
  }

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
        action={
          <Button
            size="small"
            variant="outlined"
            startIcon={<UploadIcon />}
            onClick={() => setImporting(true)}
          >
            Importar vagas
          </Button>
        }
        tools={
          <>
            <LastImport onWithdrawn={imported} />
            {(filtered || count !== 0) && (
              <ListToolbar
                searchLabel="Buscar vagas pendentes"
                placeholder="Título ou empresa"
                search={busca}
                maxLength={limits.searchText.max}
                onSearch={(text) => changeFilters({ busca: text })}
                onRefresh={() => {
                  pages.refresh();
                  recountWaiting();
                }}
                refreshing={pages.refreshing}
              >
                <FilterSelect
                  label="Categoria"
                  value={categoria}
                  options={categories}
                  onChange={(value) => changeFilters({ categoria: value })}
                />
              </ListToolbar>
            )}
          </>
        }
        emptyAction={
          filtered && <Button onClick={() => changeFilters(none)}>Limpar filtros</Button>
        }
      >
        {(job) => (
          <QueuedJob
            key={keyOf(job)}
            job={job}
            returned={returned === keyOf(job)}
            onDecide={(status, height) =>
              decide({
                key: keyOf(job),
                title: job.title,
                status,
                height,
                write: () =>
                  status === "approved"
                    ? approvePendingJob(job.id, new Date())
                    : rejectPendingJob(job.id),
                undo: () =>
                  requeueJob(job.id, status === "approved" ? "jobs" : "rejectedJobs", new Date()),
              })
            }
          />
        )}
      </PendingPanel>
      {importing && <ImportDialog onClose={() => setImporting(false)} onImported={imported} />}
    </>
  );
}
