import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import FactCheckIcon from "@mui/icons-material/FactCheckOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { limits } from "@vagas/functions/domain/limits";
import { jobTypes } from "@vagas/functions/domain/options";
import type { PendingJob } from "@vagas/functions/domain/pendingJob";
import { useState } from "react";
import type { Cursor } from "../../data/queries/pagedQuery.ts";
import { countPendingJobs, listPendingJobs } from "../../data/admin/pendingJobs.ts";
import { CardSkeletons } from "../../ui/list/CardSkeletons.tsx";
import { EmptyState } from "../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { FilterSelect } from "../../ui/list/FilterSelect.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { LoadMore } from "../../ui/list/LoadMore.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { useAddressFilters } from "../../ui/list/useAddressFilters.ts";
import { useCount } from "../../ui/list/useCount.ts";
import { usePages } from "../../ui/list/usePages.ts";
import { useRemovals } from "../../ui/list/useRemovals.ts";
import { QueuedJob } from "./QueuedJob.tsx";

const ImportDialog = lazyPart(async () => (await import("./import/ImportDialog.tsx")).ImportDialog);

const none = { busca: "", categoria: "" };
const categories = [
  { value: "", label: "Todas as categorias" },
  ...jobTypes.map((value) => ({ value, label: value })),
];

/** The queue of vacancies that reached the administrator from elsewhere. */
export function JobApprovalPage() {
  const [{ busca, categoria }, changeFilters] = useAddressFilters(none, "busca");
  const [importing, setImporting] = useState(false);
  const pages = usePages<PendingJob, Cursor>(JSON.stringify([busca, categoria]), (cursor) =>
    listPendingJobs({ search: busca, category: categoria }, cursor),
  );
  const { gone, forget } = useRemovals();
  const [asked, setAsked] = useState(0);
  const count = useCount(() => countPendingJobs(categoria), `${categoria}:${asked}`);
  const recount = () => setAsked((before) => before + 1);
  const jobs = pages.items.filter(({ id }) => !gone.has(`pendingJobs/${id}`));
  const filtered = busca !== "" || categoria !== "";

  function refresh() {
    pages.refresh();
    recount();
  }

  function imported() {
    // A job that was rejected and is imported again has the same id.
    forget("pendingJobs/");
    // New rows stand at the top of the whole list; a search finds them only once functions have indexed them.
    if (filtered) changeFilters(none);
    else pages.refresh();
    recount();
  }

  return (
    <Page>
      <PageHeader
        title="Aprovações"
        subtitle={
          <span role="status">
            {typeof count !== "number"
              ? "Vagas recebidas fora do site"
              : `${count.toLocaleString("pt-BR")} ${count === 1 ? "vaga pendente" : "vagas pendentes"}${categoria ? ` em ${categoria}` : ""}`}
          </span>
        }
        actions={
          <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setImporting(true)}>
            Importar vagas
          </Button>
        }
      />
      <ListToolbar
        searchLabel="Buscar vagas pendentes"
        placeholder="Título ou empresa"
        search={busca}
        maxLength={limits.searchText.max}
        onSearch={(text) => changeFilters({ busca: text })}
        onRefresh={refresh}
        refreshing={pages.refreshing}
      >
        <FilterSelect
          label="Categoria"
          value={categoria}
          options={categories}
          onChange={(value) => changeFilters({ categoria: value })}
        />
      </ListToolbar>
      {pages.state === "loading" && (
        <CardSkeletons count={4} label="Carregando vagas pendentes..." />
      )}
      {pages.state === "failed" && (
        <ErrorState
          title="Erro ao carregar vagas pendentes"
          description="Verifique sua conexão e tente de novo."
          onRetry={refresh}
        />
      )}
      {pages.state === "ready" && jobs.length === 0 && (
        <EmptyState
          icon={<FactCheckIcon />}
          title={
            filtered
              ? "Nenhuma vaga encontrada com os filtros aplicados"
              : "Nenhuma vaga pendente de aprovação."
          }
          description={
            filtered
              ? "Tente outra palavra ou outra categoria."
              : "Vagas que chegam por mensagem ou no papel entram aqui pelo botão Importar vagas."
          }
          action={filtered && <Button onClick={() => changeFilters(none)}>Limpar filtros</Button>}
        />
      )}
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {jobs.map((job) => (
          <QueuedJob key={job.id} job={job} onDecided={recount} />
        ))}
      </Box>
      <LoadMore pages={pages} />
      {importing && <ImportDialog onClose={() => setImporting(false)} onImported={imported} />}
    </Page>
  );
}
