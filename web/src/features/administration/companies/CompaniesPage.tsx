import ApartmentIcon from "@mui/icons-material/ApartmentOutlined";
import Button from "@mui/material/Button";
import type { Company } from "@vagas/functions/domain/company/company";
import { foundRange } from "@vagas/functions/domain/text/foundRange";
import { limits } from "@vagas/functions/domain/limits";
import { listCompanies, listReturnedCompanies } from "../../../data/admin/adminCompanies.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { useAddressFilters } from "../../../ui/list/useAddressFilters.ts";
import { usePages } from "../../../ui/list/usePages.ts";
import { useRead } from "../../../state/useRead.ts";
import { CompaniesTable } from "./CompaniesTable.tsx";
import { CompanyRemovals } from "./CompanyRemovals.tsx";
import { ReturnedCompanies } from "./returnedCompanies.ts";
import { EmployerRegister } from "../register/EmployerRegister.tsx";
import { useCompanyActions } from "./useCompanyActions.ts";

const none: ReadonlySet<string> = new Set();

export function CompaniesPage({ history }: { history: ItemPart }) {
  const [{ busca }, changeFilters] = useAddressFilters({ busca: "" }, "busca");
  const pages = usePages<Company, Cursor>(busca, (cursor) => listCompanies(busca, cursor));
  const { isGone, toggleActive, removeCompany } = useCompanyActions((id, active) =>
    pages.change((companies) =>
      companies.map((company) => (company.id === id ? { ...company, active } : company)),
    ),
  );
  const returned = useRead(listReturnedCompanies);
  const companies = pages.items.filter((company) => !isGone(company));
  return (
    <Page>
      <PageHeader title="Empresas" />
      <ListToolbar
        searchLabel="Buscar empresas"
        placeholder="Nome, CNPJ"
        search={busca}
        maxLength={limits.searchText.max}
        onSearch={(text) => changeFilters({ busca: text })}
        onRefresh={pages.refresh}
        refreshing={pages.refreshing}
      />
      <CompanyRemovals />
      {pages.state === "loading" && <RowsSkeleton label="Carregando empresas..." />}
      {pages.state === "failed" && (
        <ErrorState
          title="Erro ao carregar empresas"
          description="Verifique sua conexão e tente de novo."
          onRetry={pages.refresh}
        />
      )}
      {pages.state === "ready" && companies.length === 0 && (
        <NoCompanies searched={busca !== ""} onClear={() => changeFilters({ busca: "" })} />
      )}
      {companies.length > 0 && (
        <ReturnedCompanies value={returned.value ?? none}>
          <CompaniesTable
            companies={companies}
            find={(text) => foundRange(text, busca)}
            history={history}
            onToggleActive={(company) => void toggleActive(company)}
            onDelete={(company) => void removeCompany(company)}
          />
        </ReturnedCompanies>
      )}
      <LoadMore pages={pages} label={busca ? "Procurar nas mais antigas" : "Carregar mais"} />
      {pages.state !== "loading" && <EmployerRegister />}
    </Page>
  );
}

function NoCompanies({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<ApartmentIcon />}
      title={
        searched
          ? "Nenhuma empresa encontrada com os filtros aplicados"
          : "Nenhuma empresa cadastrada no sistema"
      }
      description={
        searched
          ? "Tente outra palavra, ou só parte dela."
          : "As empresas aparecem aqui assim que se cadastram."
      }
      action={searched && <Button onClick={onClear}>Limpar busca</Button>}
    />
  );
}
