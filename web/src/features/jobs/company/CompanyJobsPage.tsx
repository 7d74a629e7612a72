import type { PublicCompany } from "@vagas/functions/domain/company/publicCompany";
import type { Job } from "@vagas/functions/domain/job/job";
import { addressOf, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { companyPageName, pageNames, pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useLookedAt } from "../../../data/visitor/servedPage.ts";
import { JobCard } from "../../../jobViews/card/JobCard.tsx";
import { VerifiedMark } from "../../../jobViews/VerifiedMark.tsx";
import box from "../../../ui/boxes.module.css";
import { LinkButton } from "../../../ui/button/LinkButton.tsx";
import { CardSkeletons } from "../../../ui/list/CardSkeletons.tsx";
import { SettlingList } from "../../../ui/list/SettlingList.tsx";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import look from "./CompanyJobsPage.module.css";
import { ReplyMark } from "./ReplyMark.tsx";
import { useCompanyPage } from "./useCompanyPage.ts";

/** /empresas/{id}: a company with its open jobs. */
export function CompanyJobsPage() {
  const [answer, retry] = useCompanyPage(useParams()["companyId"] ?? "");
  if (answer === "loading") return <LoadingCompany />;
  if (answer === "failed")
    return (
      <Titled title="Empresa">
        <ErrorState
          title="Erro ao carregar a empresa"
          description="Verifique sua conexão e tente de novo."
          onRetry={retry}
        />
      </Titled>
    );
  const { company, jobs, more } = answer;
  return company === null ? (
    <MissingCompany />
  ) : (
    <Shown company={company} jobs={jobs} more={more} />
  );
}

type TitledProps = { title: string; subtitle?: ReactNode; children: ReactNode };

function Titled({ title, subtitle, children }: TitledProps) {
  return (
    <Page>
      <PageHeader title={title} documentTitle={pageTitle(title)} subtitle={subtitle} />
      {children}
    </Page>
  );
}

function LoadingCompany() {
  return (
    <Titled title="Empresa">
      <CardSkeletons count={3} label="Carregando vagas..." />
    </Titled>
  );
}

function MissingCompany() {
  return (
    <Titled title={pageNames.missingCompany}>
      <EmptyState
        title="Não há nenhuma empresa neste endereço."
        description="Ela pode ter saído do site. Veja as vagas de outras empresas."
        action={<AllJobs />}
      />
    </Titled>
  );
}

type ShownProps = { company: PublicCompany; jobs: readonly Job[]; more: boolean };

function Shown({ company: { name, verifiedAt, replies }, jobs, more }: ShownProps) {
  const now = useLookedAt();
  const marks = (verifiedAt || replies) && (
    <>
      {verifiedAt && <VerifiedMark at={verifiedAt} />}
      {replies && <ReplyMark word={replies} />}
    </>
  );
  return (
    <Titled title={companyPageName(name)} subtitle={marks}>
      {jobs.length === 0 ? (
        <EmptyState
          title="Esta empresa não tem vagas abertas agora."
          description="Quando publicar uma, ela aparece aqui."
          action={<AllJobs />}
        />
      ) : (
        <SettlingList
          rows={jobs.map(({ id }) => id)}
          aria-label="Vagas abertas"
          className={clsx(box.plainList, look.cards)}
        >
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} now={now} company={name} />
            </li>
          ))}
        </SettlingList>
      )}
      {more && (
        <LinkButton
          to={`${paths.jobs}?${addressOf({ ...noFilters, company: name })}`}
          variant="outlined"
          className={look.more}
        >
          Ver todas as vagas de {name}
        </LinkButton>
      )}
    </Titled>
  );
}

function AllJobs() {
  return (
    <LinkButton to={paths.jobs} variant="contained">
      Ver vagas abertas
    </LinkButton>
  );
}
