import { formatDate } from "@vagas/functions/domain/dates";
import type { Job, JobContent } from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { useState } from "react";
import { useJobUnderReview, type Word } from "../../../data/admin/adminApprovals.ts";
import {
  decideEdit,
  editTextKey,
  isReversible,
  listDecidedEdits,
  useEditUnderReview,
} from "../../../data/admin/jobEdits.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { joinFacts } from "../../../ui/joinFacts.ts";
import { usePages } from "../../../ui/list/usePages.ts";
import { Advertiser } from "../review/Advertiser.tsx";
import { DecidedCard } from "./DecidedCard.tsx";
import { type DecidedStatus, otherDecision } from "./DecidedFilter.tsx";
import { DecidedPanel } from "./DecidedPanel.tsx";
import { reversedEditText } from "../decisionText.ts";
import { Differences } from "../review/Differences.tsx";
import { SubmittedJob } from "../review/SubmittedJob.tsx";
import { ReviewDialog } from "../review/ReviewDialog.tsx";
import type { Returned } from "../useDecisions.ts";

const words = { approved: "Aprovadas", rejected: "Rejeitadas" } as const;
const texts = {
  loading: "Carregando alterações decididas...",
  error: "Erro ao carregar alterações",
  empty: "Nenhuma alteração decidida assim.",
  decision: reversedEditText,
};
const reversal = { approved: "Voltar ao texto anterior", rejected: "Aprovar" } as const;

/** A decision that was made again after its reversal is another item. */
function keyOf(edit: JobEdit): string {
  return `${editTextKey(edit)}:${edit.updatedAt.getTime()}`;
}

/** Decided edits: each can be reversed while its job has no other text. */
export function DecidedEdits() {
  const [status, setStatus] = useState<DecidedStatus>("approved");
  const pages = usePages<JobEdit, Cursor>(`edits:${status}`, (cursor) =>
    listDecidedEdits(status, cursor),
  );
  const other = otherDecision[status];
  return (
    <DecidedPanel
      title="Alterações de vagas"
      pages={pages}
      keyOf={keyOf}
      texts={texts}
      filter={{ label: "Decisão sobre as alterações", words, value: status, onChange: setStatus }}
    >
      {(edit, decide, returned) => (
        <DecidedEdit
          edit={edit}
          status={status}
          returned={returned}
          onReverse={(jobRevision, word, height) => {
            const { id, revision, createdAt, title, adminNotes } = edit;
            const text = { id, revision, createdAt };
            const reversed = { ...text, status: other, jobRevision: null };
            decide({
              title,
              status: other,
              height,
              write: () => decideEdit({ ...text, status, jobRevision }, word),
              undo: () => decideEdit(reversed, { status, adminNotes }),
            });
          }}
        />
      )}
    </DecidedPanel>
  );
}

type Props = {
  edit: JobEdit;
  status: DecidedStatus;
  returned: Returned;
  onReverse: (jobRevision: number, word: Word, height: number) => void;
};

/**
 * The edit with its job's revision as it is now: functions raise both each time they apply the text or take it back, also
 * after the list was read. Only one that does not fit its job is read again; null unless that is known.
 */
function usePresentEdit(edit: JobEdit, job: Job | null): JobEdit | null {
  const fits = job === null || isReversible(edit, job);
  const live = useEditUnderReview(fits ? null : edit.id);
  if (fits) return edit;
  if (live.state !== "ready") return null;
  const now = live.value;
  const isSame = now?.status === edit.status && editTextKey(now) === editTextKey(edit);
  return isSame ? now : edit;
}

function DecidedEdit({ edit, status, returned, onReverse }: Props) {
  const live = useJobUnderReview(edit.id);
  const [opened, setOpened] = useState<{ height: number; job: Job } | null>(null);
  const job = live.state === "ready" ? live.value : null;
  const present = usePresentEdit(edit, job);
  if (job === null) return null;
  const reversible = present !== null && isReversible(present, job);
  return (
    <>
      <DecidedCard
        title={edit.title}
        facts={joinFacts(
          edit.company,
          edit.location,
          `Decidida em ${formatDate(edit.updatedAt)}`,
          present !== null && !reversible && "A vaga já mudou depois",
        )}
        status={status}
        statusText={status === "approved" ? "Aprovada" : "Rejeitada"}
        notes={edit.adminNotes}
        returned={returned}
        action={reversible ? reversal[status] : null}
        destructive={status === "approved"}
        onAct={(height) => setOpened({ height, job })}
      />
      {opened && (
        <Reversal
          edit={present ?? edit}
          job={opened.job}
          ready={reversible && job.revision === opened.job.revision}
          status={status}
          onDecide={(word) => {
            setOpened(null);
            onReverse(opened.job.revision, word, opened.height);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** The text that would be public after the reversal, and the public text. */
function Reversal({
  edit,
  job,
  ready,
  status,
  onDecide,
  onClose,
}: {
  edit: JobEdit;
  job: Job;
  ready: boolean;
  status: DecidedStatus;
  onDecide: (word: Word) => void;
  onClose: () => void;
}) {
  const next: JobContent | null = status === "rejected" ? edit : (edit.applied?.replaced ?? null);
  return (
    <ReviewDialog
      title={job.title}
      notesHelp="A empresa recebe as observações por e-mail, junto com a decisão."
      ready={ready && next !== null}
      refusing={status === "approved"}
      only={otherDecision[status]}
      labels={{ approve: "Aprovar", reject: reversal.approved }}
      onDecide={onDecide}
      onClose={onClose}
    >
      {next && (
        <>
          <Differences title="O que muda na vaga que está no ar" before={job} after={next} />
          <SubmittedJob
            job={{ ...next, id: job.id, expiresAt: job.expiresAt }}
            sentAt={edit.createdAt}
            advertiser={<Advertiser job={next} companyId={edit.companyId} />}
          />
        </>
      )}
    </ReviewDialog>
  );
}
