import type { Company } from "@vagas/functions/domain/company/company";
import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useCompanyRow } from "../../../data/admin/adminCompanies.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { HistoryList } from "../history/HistoryList.tsx";
import { CompanyActions } from "./CompanyActions.tsx";
import { CompanyFacts } from "./CompanyFacts.tsx";
import { CompanyStatus } from "./CompanyStatus.tsx";
import { ReturnedNotice } from "./ReturnedNotice.tsx";
import { RegisterNotice } from "../register/RegisterNotice.tsx";
import { useCompanyActions } from "./useCompanyActions.ts";
import { CompanyVerification } from "./verification/CompanyVerification.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { Section } from "../../../ui/page/Section.tsx";

/** Parts from other features. */
type Props = {
  jobs: (company: Company) => ReactNode;
  /** The applicants to its jobs. */
  people: (company: Company) => ReactNode;
};

/** /admin/companies/{id}: everything about one company. */
export function CompanyPage({ jobs, people }: Props) {
  const { companyId = "" } = useParams();
  const live = useCompanyRow(companyId);
  if (live.state === "ready" && live.value)
    return <Shown key={companyId} company={live.value} jobs={jobs} people={people} />;
  return (
    <Page>
      <BackLink to={paths.adminCompanies}>Empresas</BackLink>
      <PageHeader title="Empresa" />
      {live.state === "loading" && <Loading label="Carregando empresa..." />}
      {live.state === "failed" && (
        <ErrorState
          title="Erro ao carregar empresa"
          description="Verifique sua conexão e tente de novo."
          onRetry={live.retry}
        />
      )}
      {live.state === "ready" && (
        <ErrorState
          title="Empresa não encontrada"
          description="Ela pode ter sido excluída."
          action={<ButtonLink to={paths.adminCompanies}>Ver as empresas</ButtonLink>}
        />
      )}
    </Page>
  );
}

function Shown({ company, jobs, people }: Props & { company: Company }) {
  const navigate = useNavigate();
  const { toggleActive, removeCompany } = useCompanyActions();

  /** The list shows the removal's progress. */
  async function remove() {
    const removal = removeCompany(company);
    await navigate(paths.adminCompanies);
    await removal;
  }

  return (
    <Page>
      <BackLink to={paths.adminCompanies}>Empresas</BackLink>
      <PageHeader
        title={company.name}
        subtitle={<CompanyStatus company={company} />}
        actions={
          <CompanyActions
            company={company}
            onToggleActive={() => void toggleActive(company)}
            onDelete={() => void remove()}
          />
        }
      />
      <VStack gap={5}>
        <Section title="Dados da empresa">
          <ReturnedNotice companyId={company.id} />
          <RegisterNotice companyId={company.id} />
          <CompanyFacts company={company} />
        </Section>
        <Section title="Conferência">
          <CompanyVerification company={company} />
        </Section>
        <Section title="Vagas da empresa">{jobs(company)}</Section>
        <Section title="Quem se candidatou">{people(company)}</Section>
        <Section title="Histórico da empresa">
          <HistoryList collection="companies" id={company.id} />
        </Section>
      </VStack>
    </Page>
  );
}
