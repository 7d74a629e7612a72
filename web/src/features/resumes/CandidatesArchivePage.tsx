import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import { isoDay } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { type ArchivedCandidate, listCandidates } from "../../data/admin/adminCandidates.ts";
import type { Cursor } from "../../data/queries/pagedQuery.ts";
import { FilterSelect } from "../../ui/list/FilterSelect.tsx";
import type { ItemPart } from "../../ui/list/ItemPart.ts";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { notify } from "../../ui/message/notifications.ts";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { saveFile } from "../../ui/saveFile.ts";
import { useAddressFilters } from "../../ui/list/useAddressFilters.ts";
import { usePages } from "../../ui/list/usePages.ts";
import { useRemovals } from "../../ui/list/useRemovals.ts";
import { candidateKey } from "./candidateKey.ts";
import { CandidateList } from "./CandidateList.tsx";
import { archiveStatuses } from "./resumeStatusText.ts";

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
  const shown = pages.items.filter(({ id }) => !gone.has(candidateKey(id)));

  async function download() {
    const part = await import("./exportCandidates.ts").catch(() => null);
    if (part) saveFile(part.candidatesCsv(shown), `candidatos-${isoDay(new Date())}.csv`);
    else
      notify({
        severity: "error",
        title: "Erro ao exportar candidatos",
        description: "Verifique sua conexão com a internet e atualize a página.",
      });
  }

  return (
    <Page>
      <PageHeader
        title="Banco de Talentos"
        subtitle="Quem enviou currículo pelo site, do mais recente ao mais antigo."
        actions={
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={shown.length === 0}
            onClick={() => void download()}
          >
            Exportar CSV
          </Button>
        }
      />
      <ListToolbar
        searchLabel="Buscar candidatos"
        placeholder="Nome, contato, vaga, carta ou observações"
        search={busca}
        maxLength={limits.searchText.max}
        onSearch={(text) => changeFilters({ busca: text })}
        onRefresh={pages.refresh}
        refreshing={pages.refreshing}
      >
        <FilterSelect
          label="Situação"
          value={status}
          options={archiveStatuses}
          onChange={(value) => changeFilters({ situacao: value })}
        />
      </ListToolbar>
      <CandidateList
        pages={pages}
        shown={shown}
        search={busca}
        filtered={busca !== "" || status !== ""}
        history={history}
        onClear={() => changeFilters(none)}
      />
    </Page>
  );
}
