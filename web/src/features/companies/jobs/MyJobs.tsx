import WorkIcon from "@mui/icons-material/WorkOutlineOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { postedWord } from "@vagas/functions/domain/job/jobText";
import { limits } from "@vagas/functions/domain/limits";
import { paths } from "@vagas/functions/domain/site/paths";
import { useCompanyEdits } from "../../../data/company/companyEdits.ts";
import { useNewCandidates } from "../../../data/company/newCandidates.ts";
import type { LivePages } from "../../../data/queries/livePages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { type Column, RecordTable } from "../../../ui/list/RecordTable.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { SearchForm } from "../../../ui/list/SearchForm.tsx";
import { JobActions } from "./JobActions.tsx";
import { JobDeadline } from "./JobDeadline.tsx";
import { JobStatus } from "./JobStatus.tsx";
import { JobSummary } from "./JobSummary.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Props = {
  companyId: string;
  jobs: LivePages<Job>;
  search: string;
  onSearch: (text: string) => void;
  active: boolean;
  now: Date;
};

/** The company's jobs: search, table, next page. */
export function MyJobs({ companyId, jobs, search, onSearch, active, now }: Props) {
  const nothingYet = jobs.state === "ready" && jobs.items.length === 0 && search === "";
  return (
    <VStack component="section" gap={2.5} aria-labelledby="my-jobs">
      <HStack gap={2} align="center">
        <Typography variant="h2" id="my-jobs" sx={{ flex: "1 1 200px" }}>
          Minhas Vagas
        </Typography>
        {!nothingYet && (
          <Box sx={{ flex: "0 1 440px", minWidth: 0, width: "100%", display: "flex" }}>
            <SearchForm
              label="Buscar nas minhas vagas"
              placeholder="Buscar vaga"
              value={search}
              onSearch={onSearch}
              maxLength={limits.searchText.max}
            />
          </Box>
        )}
      </HStack>
      <div>
        <Rows
          companyId={companyId}
          jobs={jobs}
          search={search}
          onSearch={onSearch}
          active={active}
          now={now}
        />
      </div>
    </VStack>
  );
}

function Rows({ companyId, jobs, search, onSearch, active, now }: Props) {
  const newCandidates = useNewCandidates(companyId, jobs.items);
  const edits = useCompanyEdits(companyId);
  const editOf = ({ id }: Job) => edits.get(id) ?? null;
  const newIn = ({ id }: Job) => newCandidates.get(id) ?? 0;
  if (jobs.state === "loading") return <RowsSkeleton label="Carregando painel da empresa..." />;
  if (jobs.state === "failed") {
    return (
      <ErrorState
        title="Erro ao carregar vagas"
        description="Verifique sua conexão com a internet e tente de novo."
        onRetry={jobs.retry}
      />
    );
  }
  if (jobs.items.length === 0 && search === "") return <NoJobs active={active} />;
  if (jobs.items.length === 0 && !jobs.hasMore)
    return <NoJobsFound search={search} onSearch={onSearch} />;
  return (
    <>
      <RecordTable
        label="Minhas Vagas"
        rows={jobs.items}
        rowKey={({ id }) => id}
        columns={columns(active, now, newIn, editOf)}
        actions={(job) => <JobActions job={job} active={active} now={now} />}
        card={(job) => (
          <JobSummary
            job={job}
            edit={editOf(job)}
            active={active}
            now={now}
            newCandidates={newIn(job)}
          />
        )}
      />
      <LoadMore pages={jobs} />
    </>
  );
}

function NoJobs({ active }: Pick<Props, "active">) {
  return (
    <EmptyState
      icon={<WorkIcon />}
      title="Nenhuma vaga cadastrada"
      description={
        active
          ? "Publique a primeira: leva poucos minutos, e a administração confere antes de ela ir ao ar."
          : null
      }
      action={
        active && (
          <ButtonLink to={paths.companyNewJob} variant="outlined">
            Criar Nova Vaga
          </ButtonLink>
        )
      }
    />
  );
}

function NoJobsFound({ search, onSearch }: Pick<Props, "search" | "onSearch">) {
  return (
    <EmptyState
      title="Nenhuma vaga encontrada"
      description={`Nenhum título contém “${search}”.`}
      action={
        <Button variant="outlined" onClick={() => onSearch("")}>
          Limpar busca
        </Button>
      }
    />
  );
}

/** Wide enough in the table for the long words of titles. */
function JobTitle({ title }: { title: string }) {
  return (
    <Box component="span" sx={{ display: "block", minWidth: { xl: 124 } }}>
      {title}
    </Box>
  );
}

/** The day of a job's publication, or another day of it, which is named. */
function Posted({ job }: { job: Job }) {
  const day = formatDate(job.postedAt);
  if (job.listed) return day;
  return (
    <>
      {postedWord(job)}
      <br />
      {day}
    </>
  );
}

function columns(
  active: boolean,
  now: Date,
  newIn: (job: Job) => number,
  editOf: (job: Job) => JobEdit | null,
): readonly [Column<Job>, ...Column<Job>[]] {
  return [
    { header: "Vaga", cell: ({ title }) => <JobTitle title={title} /> },
    { header: "Tipo", cell: ({ type }) => type },
    { header: "Publicação", cell: (job) => <Posted job={job} />, nowrap: true },
    { header: "Prazo", cell: (job) => <JobDeadline job={job} active={active} now={now} /> },
    {
      header: "Situação",
      cell: (job) => (
        <JobStatus
          job={job}
          edit={editOf(job)}
          active={active}
          now={now}
          newCandidates={newIn(job)}
        />
      ),
    },
  ];
}
