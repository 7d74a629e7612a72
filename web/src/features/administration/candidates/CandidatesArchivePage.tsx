import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import { limits } from "@vagas/functions/domain/limits";
import { type Ref, useRef } from "react";
import {
  type ArchivedCandidate,
  type ArchiveFilters,
  listCandidates,
} from "../../../data/admin/adminCandidates.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { FilterSelect } from "../../../ui/list/FilterSelect.tsx";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { useAddressFilters } from "../../../ui/list/useAddressFilters.ts";
import { type Pages, usePages } from "../../../ui/list/usePages.ts";
import { useRemovals } from "../../../ui/list/useRemovals.ts";
import { CandidateList } from "./CandidateList.tsx";
import { ExportProgress } from "./ExportProgress.tsx";
import { PersonRequestButton } from "./people/PersonRequestButton.tsx";
import { ContactRequestsButton } from "./talents/ContactRequests.tsx";
import { removableCandidate } from "./removableCandidate.ts";
import { archiveStatuses } from "./resumeStatusText.ts";
import { useExport } from "./useExport.ts";

const none = { busca: "", situacao: "" };

/** The candidates under the address's filters, of which an unknown status is none. */
function useArchive() {
  const [filters, changeFilters] = useAddressFilters(none, "busca");
  const search = filters.busca;
  const status = archiveStatuses.find(({ value }) => value === filters.situacao)?.value ?? "";
  const pages = usePages<ArchivedCandidate, Cursor>(JSON.stringify([search, status]), (cursor) =>
    listCandidates({ search, status }, cursor),
  );
  return { search, status, changeFilters, pages };
}

/** Everybody who sent a résumé, with the résumé's status. */
export function CandidatesArchivePage({ history }: { history: ItemPart }) {
  const { search, status, changeFilters, pages } = useArchive();
  const removals = useRemovals();
  const isGone = (one: ArchivedCandidate) => removals.isGone(removableCandidate(one));
  const shown = pages.items.filter((one) => !isGone(one));
  const exporting = useExport({ search, status }, isGone);
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
        subtitle="Todos os currículos recebidos, também os de quem não autorizou o banco de talentos."
        actions={
          <>
            <ContactRequestsButton />
            <PersonRequestButton />
            <ExportButton
              ref={exportButton}
              idle={exporting.state === "idle"}
              disabled={shown.length === 0}
              onClick={exporting.start}
            />
          </>
        }
      />
      <Filters search={search} status={status} onChange={narrow} pages={pages} />
      <ExportProgress {...exporting} onContinue={exporting.start} onCancel={cancel} />
      <CandidateList
        pages={pages}
        shown={shown}
        search={search}
        filtered={search !== "" || status !== ""}
        history={history}
        onClear={() => narrow(none)}
      />
    </Page>
  );
}

type ExportButtonProps = {
  ref: Ref<HTMLButtonElement>;
  /** No export is running or stopped. */
  idle: boolean;
  disabled: boolean;
  onClick: () => void;
};

function ExportButton({ ref, idle, disabled, onClick }: ExportButtonProps) {
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      ref={ref}
      disabled={disabled}
      aria-disabled={!idle}
      onClick={onClick}
    >
      {idle ? "Exportar CSV" : "Exportando..."}
    </Button>
  );
}

type FiltersProps = {
  search: string;
  status: ArchiveFilters["status"];
  onChange: (changed: Partial<typeof none>) => void;
  pages: Pick<Pages<unknown>, "refresh" | "refreshing">;
};

function Filters({ search, status, onChange, pages }: FiltersProps) {
  return (
    <ListToolbar
      searchLabel="Buscar candidatos"
      placeholder="Nome ou contato"
      search={search}
      maxLength={limits.searchText.max}
      onSearch={(text) => onChange({ busca: text })}
      onRefresh={pages.refresh}
      refreshing={pages.refreshing}
    >
      <FilterSelect
        label="Situação"
        value={status}
        options={archiveStatuses}
        onChange={(value) => onChange({ situacao: value })}
      />
    </ListToolbar>
  );
}
