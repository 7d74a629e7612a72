import Button from "@mui/material/Button";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { postedWord } from "@vagas/functions/domain/job/jobText";
import { paths } from "@vagas/functions/domain/site/paths";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { capitalized } from "../../../ui/capitalized.ts";
import { CardSummary } from "../../../ui/list/CardSummary.tsx";
import { DeleteButton } from "../../../ui/list/DeleteButton.tsx";
import { type Column, RecordTable } from "../../../ui/list/RecordTable.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { Whole } from "../../../ui/Whole.tsx";
import { AdminJobStatus } from "./AdminJobStatus.tsx";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";

type Props = {
  label: string;
  jobs: readonly Job[];
  now: Date;
  /** The company whose jobs these are all: its name stands on the page already. */
  company?: string;
  /** The dashboard omits the date. */
  withDate?: boolean;
  history?: ItemPart;
  onToggleFilled: (job: Job) => void;
  onDelete: (job: Job) => void;
};

/** Jobs with the administrator's actions. */
export function JobsTable({
  label,
  jobs,
  now,
  company,
  withDate = true,
  history,
  onToggleFilled,
  onDelete,
}: Props) {
  const withCompany = jobs.some((job) => job.company !== company);
  return (
    <RecordTable
      label={label}
      rows={jobs}
      rowKey={({ id }) => id}
      columns={columns(now, withCompany, withDate)}
      card={(job) => (
        <CardSummary
          facts={withCompany ? [job.company, job.category] : [job.category]}
          status={<AdminJobStatus job={job} now={now} />}
          note={withDate ? `${capitalized(postedWord(job))} ${formatDate(job.postedAt)}` : null}
        />
      )}
      actions={(job) => (
        <RowActions
          job={job}
          history={history}
          onToggleFilled={onToggleFilled}
          onDelete={onDelete}
        />
      )}
    />
  );
}

function columns(
  now: Date,
  withCompany: boolean,
  withDate: boolean,
): [Column<Job>, ...Column<Job>[]] {
  return [
    { header: "Título", cell: (job) => <Title job={job} /> },
    ...(withCompany ? [{ header: "Empresa", cell: ({ company }: Job) => company }] : []),
    { header: "Categoria", cell: ({ category }) => category },
    ...(withDate ? [{ header: "Publicação", cell: (job: Job) => <Posted job={job} /> }] : []),
    { header: "Situação", cell: (job) => <AdminJobStatus job={job} now={now} />, nowrap: true },
  ];
}

/** Leads to the job as visitors see it. */
function Title({ job: { id, title, listed } }: { job: Job }) {
  if (!listed) return title;
  return (
    <TextLink to={paths.job(id)} target="_blank" rel="noopener">
      {title}
    </TextLink>
  );
}

/** The day of a job's publication, or another day of it, which is named. */
function Posted({ job }: { job: Job }) {
  return (
    <>
      {!job.listed && `${postedWord(job)} `}
      <Whole>{formatDate(job.postedAt)}</Whole>
    </>
  );
}

type ActionsProps = Pick<Props, "history" | "onToggleFilled" | "onDelete"> & { job: Job };

function RowActions({ job, history, onToggleFilled, onDelete }: ActionsProps) {
  return (
    <>
      <ButtonLink size="small" to={paths.adminEditJob(job.id)} aria-label={`Editar ${job.title}`}>
        Editar
      </ButtonLink>
      <Button
        size="small"
        color="inherit"
        onClick={() => onToggleFilled(job)}
        aria-label={`${job.filled ? "Reativar" : "Preencher"} ${job.title}`}
      >
        {job.filled ? "Reativar" : "Preencher"}
      </Button>
      {history?.({ collection: "jobs", id: job.id, name: job.title })}
      <DeleteButton
        name={job.title}
        question="Tem certeza que deseja excluir esta vaga?"
        onDelete={() => onDelete(job)}
      />
    </>
  );
}
