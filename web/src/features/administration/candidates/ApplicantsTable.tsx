import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { candidateStageText } from "@vagas/functions/domain/application/candidateText";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Cursor, PageOf } from "../../../data/queries/pagedQuery.ts";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { type Column, RecordTable } from "../../../ui/list/RecordTable.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { usePages } from "../../../ui/list/usePages.ts";
import Typography from "@mui/material/Typography";
import { Contact } from "./Contact.tsx";

type Props = {
  /** Identifies the list. */
  listKey: string;
  label: string;
  nobody: string;
  load: (cursor: Cursor | null) => Promise<PageOf<Candidate>>;
  /** Shown if the list covers several jobs. */
  withJob?: boolean;
};

/** The company's stage; for one that has left its job, whose data are not to be passed on, that it has. */
export function stageText({
  jobId,
  company,
  stage,
}: Pick<Candidate, "jobId" | "company" | "stage">): string {
  return jobId !== null && company === null ? "Fora da vaga" : candidateStageText[stage];
}

/** People who applied, read-only, a page at a time. */
export function ApplicantsTable({ listKey, label, nobody, load, withJob = false }: Props) {
  const pages = usePages<Candidate, Cursor>(listKey, load);
  if (pages.state === "loading") return <RowsSkeleton label="Carregando candidatos..." count={2} />;
  if (pages.state === "failed")
    return <ErrorState title="Erro ao carregar candidatos" onRetry={pages.refresh} />;
  if (pages.items.length === 0) return <Typography color="textSecondary">{nobody}</Typography>;
  const job: Column<Candidate>[] = withJob
    ? [{ header: "Vaga", cell: ({ jobTitle }) => jobTitle ?? "Banco de Talentos" }]
    : [];
  return (
    <>
      <RecordTable
        label={label}
        rows={pages.items}
        rowKey={({ id }) => id}
        columns={[
          { header: "Nome", cell: ({ name }) => name },
          {
            header: "Contato",
            cell: ({ email, phone }) => <Contact email={email} phone={phone} />,
          },
          ...job,
          { header: "Enviada em", cell: ({ createdAt }) => formatDate(createdAt), nowrap: true },
          { header: "Etapa", cell: stageText, nowrap: true },
        ]}
      />
      <LoadMore pages={pages} />
    </>
  );
}
