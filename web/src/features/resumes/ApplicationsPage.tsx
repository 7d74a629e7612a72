import InboxIcon from "@mui/icons-material/InboxOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job";
import { limits } from "@vagas/functions/domain/limits";
import { phoneLink } from "@vagas/functions/domain/phone";
import { town } from "@vagas/functions/domain/town";
import { listAdminJobs } from "../../data/admin/adminJobs.ts";
import type { Cursor } from "../../data/queries/pagedQuery.ts";
import { EmptyState } from "../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { LoadMore } from "../../ui/list/LoadMore.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { SectionHeading } from "../../ui/page/SectionHeading.tsx";
import { RowsSkeleton } from "../../ui/list/RowsSkeleton.tsx";
import { useAddressFilters } from "../../ui/list/useAddressFilters.ts";
import { usePages } from "../../ui/list/usePages.ts";
import { JobApplicants } from "./JobApplicants.tsx";

/** The people who applied to each job, read-only. */
export function ApplicationsPage() {
  const [{ busca }, changeFilters] = useAddressFilters({ busca: "" }, "busca");
  const pages = usePages<Job, Cursor>(busca, (cursor) =>
    listAdminJobs({ search: busca, status: "all", category: "" }, new Date(), cursor),
  );
  return (
    <Page>
      <PageHeader title="Candidaturas" />
      <Alert severity="info" sx={{ mb: 3 }}>
        <Typography>
          As candidaturas são encaminhadas diretamente para o e-mail e o WhatsApp da empresa. Para
          gerenciar candidaturas, entre em contato com o suporte:{" "}
          <Link href={phoneLink(town.contact.supportPhone)} sx={{ whiteSpace: "nowrap" }}>
            {town.contact.supportPhone}
          </Link>
          .
        </Typography>
      </Alert>
      <Box sx={{ mb: 2 }}>
        <SectionHeading>Candidatos por vaga</SectionHeading>
      </Box>
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
      {pages.state === "ready" && pages.items.length === 0 && (
        <EmptyState
          icon={<InboxIcon />}
          title={
            busca ? "Nenhuma vaga encontrada com os filtros aplicados" : "Nenhuma vaga encontrada"
          }
          description="Quem se candidatar aparece abaixo da vaga."
        />
      )}
      <Box>
        {pages.items.map((job) => (
          <JobApplicants key={job.id} job={job} />
        ))}
      </Box>
      <LoadMore pages={pages} />
    </Page>
  );
}
