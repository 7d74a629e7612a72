import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import Button from "@mui/material/Button";
import type { Job } from "@vagas/functions/domain/job/job";
import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactNode } from "react";
import { type JobCandidates, useJobCandidates } from "../../../data/company/companyCandidates.ts";
import { findSkill } from "../../../resumeViews/findSkill.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { CheckboxInput } from "../../../ui/form/CheckboxInput.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { useAddressFilters } from "../../../ui/list/useAddressFilters.ts";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { useCompanyArea } from "../companyContext.ts";
import { CandidateTable } from "./CandidateTable.tsx";
import { ChoiceBar, isBarShown, RoomForBar } from "./ChoiceBar.tsx";
import { InboxFilters } from "./InboxFilters.tsx";
import { NoteArea } from "./NoteArea.tsx";
import { NobodyWithSkill, SearchNote } from "./SearchNote.tsx";
import { useReading } from "./reader/useReading.ts";
import { stagesOf } from "./stageFilter.ts";
import { type Choice, useChoice } from "./useChoice.ts";
import { useMoves } from "./useMoves.ts";

type Props = { job: Pick<Job, "id" | "title" | "listed">; gone: boolean; companyId: string };

const CandidateReader = lazyPart(() =>
  import("./reader/CandidateReader.tsx").then((part) => part.CandidateReader),
);

/** The applications to a job, by stage and skill; several can be moved at once. */
export function Inbox({ job, gone, companyId }: Props) {
  const { company } = useCompanyArea();
  const [{ habilidade: search, etapa }, change] = useAddressFilters({ habilidade: "", etapa: "" });
  const candidates = useJobCandidates(companyId, job.id, search, stagesOf(etapa));
  const choice = useChoice(candidates);
  const moves = useMoves();
  const reading = useReading();
  return (
    <NoteArea listed={candidates.items}>
      <InboxFilters candidates={candidates} search={search} stage={etapa} onChange={change} />
      {company.active && <ChoiceBar choice={choice} moves={moves} />}
      <People
        candidates={candidates}
        search={search}
        job={job}
        choice={company.active ? choice : null}
        onRead={reading.open}
      >
        {etapa !== "" ? (
          <NobodyInStage onClear={() => change({ etapa: "" })} />
        ) : search === "" ? (
          <NoCandidates job={job} gone={gone} />
        ) : (
          <NobodyWithSkill
            search={search}
            more={candidates.hasMore}
            onClear={() => change({ habilidade: "" })}
          />
        )}
      </People>
      {isBarShown(choice, moves) && <RoomForBar />}
      {reading.id !== null && (
        <CandidateReader
          id={reading.id}
          candidates={candidates}
          job={job}
          reading={reading}
          onClose={reading.close}
        />
      )}
    </NoteArea>
  );
}

type PeopleProps = {
  candidates: JobCandidates;
  search: string;
  job: Props["job"];
  /** Who is marked; null if nobody can be. */
  choice: Choice | null;
  onRead: (id: string) => void;
  /** Shown if there are none. */
  children: ReactNode;
};

function People({ candidates, search, job, choice, onRead, children }: PeopleProps) {
  const { state, items, hasMore, retry } = candidates;
  if (state === "loading") return <RowsSkeleton label="Carregando candidatos..." />;
  if (state === "failed") {
    return (
      <ErrorState
        title="Erro ao carregar candidatos"
        description="Verifique sua conexão com a internet e tente de novo."
        onRetry={retry}
      />
    );
  }
  return (
    <>
      {items.length === 0 && children}
      {items.length > 0 && (
        <>
          {search !== "" && <SearchNote />}
          {choice && items.length > 1 && (
            <MarkAll choice={choice} ids={items.map(({ id }) => id)} some={hasMore} />
          )}
          <CandidateTable
            candidates={items}
            job={job}
            find={findSkill(search)}
            choice={choice}
            onRead={onRead}
          />
        </>
      )}
      <LoadMore pages={candidates} />
    </>
  );
}

type MarkAllProps = { choice: Choice; ids: readonly string[]; some: boolean };

/** `some`: there are more than those shown. */
function MarkAll({ choice: { all, mark, unmark }, ids, some }: MarkAllProps) {
  return (
    <CheckboxInput
      label={some ? `Marcar todas as ${ids.length} mostradas` : "Marcar todas"}
      checked={all}
      onChange={(marked) => (marked ? mark(ids) : unmark(ids))}
    />
  );
}

function NobodyInStage({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<GroupsIcon />}
      title="Ninguém nesta etapa"
      action={<Button onClick={onClear}>Ver todas as etapas</Button>}
    />
  );
}

function NoCandidates({ job, gone }: Pick<Props, "job" | "gone">) {
  if (gone) return <EmptyState icon={<GroupsIcon />} title="Nenhuma candidatura a esta vaga" />;
  return (
    <EmptyState
      icon={<GroupsIcon />}
      title="Ninguém se candidatou ainda"
      description="Quando um currículo chegar, ele aparece aqui na hora e no seu e-mail. Compartilhar a vaga no WhatsApp ajuda."
      action={
        job.listed && (
          <ButtonLink to={paths.job(job.id)} target="_blank" rel="noopener" variant="outlined">
            Abrir a vaga para compartilhar
          </ButtonLink>
        )
      }
    />
  );
}
