import AddIcon from "@mui/icons-material/Add";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import Button from "@mui/material/Button";
import { limits } from "@vagas/functions/domain/limits";
import { paths } from "@vagas/functions/domain/site/paths";
import { useCompanyJobs } from "../../../data/company/companyJobs.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { useAddressFilters } from "../../../ui/list/useAddressFilters.ts";
import { useNow } from "../../../ui/useNow.ts";
import { useCompanyArea } from "../companyContext.ts";
import { ClosingDialog } from "./closing/ClosingDialog.tsx";
import { DeactivatedNotice } from "../DeactivatedNotice.tsx";
import { DeletedJobs } from "./DeletedJobs.tsx";
import { IncompleteProfileNotice } from "./IncompleteProfileNotice.tsx";
import { JobCounters } from "./JobCounters.tsx";
import { MyJobs } from "./MyJobs.tsx";
import { ReplyRate } from "./ReplyRate.tsx";

/** /empresa/dashboard */
export function CompanyDashboardPage() {
  const { company, leave } = useCompanyArea();
  const now = useNow();
  const [{ busca }, change] = useAddressFilters({ busca: "" });
  const search = busca.slice(0, limits.searchText.max);
  const jobs = useCompanyJobs(company.id, search);

  return (
    <Page>
      <PageHeader
        title="Painel da Empresa"
        subtitle={`Olá, ${company.name}`}
        actions={
          <>
            {company.active && (
              <ButtonLink to={paths.companyNewJob} variant="contained" startIcon={<AddIcon />}>
                Nova Vaga
              </ButtonLink>
            )}
            <ButtonLink to={paths.companyTalents} variant="outlined" startIcon={<GroupsIcon />}>
              Banco de talentos
            </ButtonLink>
            <Button color="inherit" onClick={() => void leave()} sx={{ mr: { md: -2.5 } }}>
              Sair
            </Button>
          </>
        }
      />
      {!company.active && <DeactivatedNotice />}
      {company.active && company.category === null && <IncompleteProfileNotice />}
      <JobCounters
        companyId={company.id}
        jobs={jobs}
        filtered={search !== ""}
        active={company.active}
        now={now}
      />
      <MyJobs
        companyId={company.id}
        jobs={jobs}
        search={search}
        onSearch={(text) => change({ busca: text })}
        active={company.active}
        now={now}
      />
      <DeletedJobs companyId={company.id} now={now} />
      {company.active && <ReplyRate replies={company.replies} />}
      <ClosingDialog />
    </Page>
  );
}
