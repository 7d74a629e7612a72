import Typography from "@mui/material/Typography";
import type { Company } from "@vagas/functions/domain/company/company";
import type { Job } from "@vagas/functions/domain/job/job";
import { isListed } from "@vagas/functions/domain/job/jobStanding";
import { listJobsOfCompany } from "../../../data/admin/adminJobs.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { usePages } from "../../../ui/list/usePages.ts";
import { useNow } from "../../../ui/useNow.ts";
import { JobsTable } from "./JobsTable.tsx";
import { useJobActions } from "./useJobActions.ts";

/** A company's jobs, newest first, with the administrator's actions. */
export function CompanyJobs({ company, history }: { company: Company; history: ItemPart }) {
  const now = useNow();
  const pages = usePages<Job, Cursor>(company.id, (cursor) =>
    listJobsOfCompany(company.id, cursor),
  );
  const { isGone, toggleFilled, removeJob } = useJobActions((id, to) =>
    pages.change((jobs) => jobs.map((job) => (job.id === id ? { ...job, ...to } : job))),
  );
  const jobs = pages.items
    .filter((job) => !isGone(job))
    // Functions write it some seconds after a change, and the list is not read again.
    .map((job) => ({ ...job, listed: isListed(job, company.active, now) }));
  if (pages.state === "loading") return <RowsSkeleton label="Carregando vagas..." count={2} />;
  if (pages.state === "failed")
    return <ErrorState title="Erro ao carregar vagas" onRetry={pages.refresh} />;
  if (jobs.length === 0)
    return (
      <Typography color="textSecondary">Esta empresa não tem nenhuma vaga cadastrada.</Typography>
    );
  return (
    <>
      <JobsTable
        label={`Vagas de ${company.name}`}
        jobs={jobs}
        now={now}
        company={company.name}
        history={history}
        onToggleFilled={(job) => void toggleFilled(job)}
        onDelete={removeJob}
      />
      <LoadMore pages={pages} />
    </>
  );
}
