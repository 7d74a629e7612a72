import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import { limits } from "@vagas/functions/domain/limits";
import { useRef } from "react";
import { type ArchivedCandidate, listCandidates } from "../../../data/admin/adminCandidates.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { FilterSelect } from "../../../ui/list/FilterSelect.tsx";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { useAddressFilters } from "../../../ui/list/useAddressFilters.ts";
import { usePages } from "../../../ui/list/usePages.ts";
import { useRemovals } from "../../../ui/list/useRemovals.ts";
import { candidateKey } from "./candidateKey.ts";
import { CandidateList } from "./CandidateList.tsx";
import { ExportProgress } from "./ExportProgress.tsx";
import { ContactRequestsButton } from "./talents/ContactRequests.tsx";
import { archiveStatuses } from "./resumeStatusText.ts";
import { useExport } from "./useExport.ts";

const none = { busca: "", situacao: "" };

/** Everybody who sent a résumé, with the résumé's status. */
export function CandidatesArchivePage({ history }: { history: ItemPart }) {
  const [filters, changeFilters] = useAddressFilters(none, "busca");
  const { busca } = filters;
  const status = archiveStatuses.find(({ value }) => value === filters.situacao)?.value ?? "";
  const pages = usePages<ArchivedCandidate, Cursor>(JSON.stringify([busca, status]), (cursor) =>
    listCandidates({ search: busca, status }, cursor),
  );
  const { gone } = useRemovals();
  const isGone = (id: string) => gone.has(candidateKey(id));
  const shown = pages.items.filter(({ id }) => !isGone(id));
  const exporting = useExport({ search: busca, status }, isGone);
  const exportButton = useRef<HTMLButtonElement>(null);

  /** An export continues with the list as it was. */
  function narrow(changed: Partial<typeof none>) {
    exporting.cancel();
    changeFilters(changed);
  }

  function cancel() {
    exporting.cancel();
    exportButton.current?.focus();
  }

  return (
    <Page>
      <PageHeader
        title="Banco de Talentos"
        subtitle="Quem enviou currículo pelo site, do mais recente ao mais antigo."
        actions={
          <>
            <ContactRequestsButton />
            <Button
              variant="outlined"
              startIcon={<DownloadIcon />}
              ref={exportButton}
              disabled={shown.length === 0}
              aria-disabled={exporting.state !== "idle"}
              onClick={exporting.start}
            >
              {exporting.state === "idle" ? "Exportar CSV" : "Exportando..."}
            </Button>
          </>
        }
      />
      <ListToolbar
        searchLabel="Buscar candidatos"
        placeholder="Nome, contato, vaga, carta ou observações"
        search={busca}
        maxLength={limits.searchText.max}
        onSearch={(text) => narrow({ busca: text })}
        onRefresh={pages.refresh}
        refreshing={pages.refreshing}
      >
        <FilterSelect
          label="Situação"
          value={status}
          options={archiveStatuses}
          onChange={(value) => narrow({ situacao: value })}
        />
      </ListToolbar>
      <ExportProgress {...exporting} onContinue={exporting.start} onCancel={cancel} />
      <CandidateList
        pages={pages}
        shown={shown}
        search={busca}
        filtered={busca !== "" || status !== ""}
        history={history}
        onClear={() => narrow(none)}
      />
    </Page>
  );
}
