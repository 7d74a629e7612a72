import EditIcon from "@mui/icons-material/EditNoteOutlined";
import type { Job } from "@vagas/functions/domain/job/job";
import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import { jobDifferences } from "@vagas/functions/domain/job/jobDifferences";
import { isApplied, type JobEdit } from "@vagas/functions/domain/job/jobEdit";
import type { Mark } from "@vagas/functions/domain/law/jobCheck";
import { useState } from "react";
import { useJobUnderReview } from "../../../data/admin/adminApprovals.ts";
import { editTextKey } from "../../../data/admin/jobEdits.ts";
import { joinFacts } from "../../../ui/joinFacts.ts";
import { CardSkeletons } from "../../../ui/list/CardSkeletons.tsx";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { EditReview } from "../review/EditReview.tsx";
import { jobFacts } from "../jobFacts.ts";
import { PendingCard } from "./PendingCard.tsx";
import type { Returned } from "../useDecisions.ts";
import { useOpenFromCard } from "./useOpenFromCard.ts";
import type { OpenedAs } from "./useOpenedItem.ts";

type Props = {
  edit: JobEdit;
  /** Why it is looked at first. */
  marks: readonly Mark[];
  opened: OpenedAs | null;
  onOpen: (as: OpenedAs | null) => void;
  history: ItemPart;
  returned: Returned;
  /** `jobRevision`: of the public text it was compared with; `height`: of the decided card. */
  onDecide: (read: JobEdit, jobRevision: number, decision: Decision, height: number) => void;
};

/** One pending edit, once its job is loaded. */
export function PendingEdit(props: Props) {
  const live = useJobUnderReview(props.edit.id);
  if (live.state === "loading") {
    return (
      <li>
        <CardSkeletons count={1} label="Carregando alteração..." />
      </li>
    );
  }
  if (live.state === "failed") {
    return (
      <li>
        <ErrorState
          title="Erro ao carregar alterações"
          description="Verifique sua conexão e tente de novo."
          onRetry={live.retry}
        />
      </li>
    );
  }
  return live.value && <WaitingEdit {...props} job={live.value} />;
}

/** The edit as it was shown first, and whether it or the public text has changed since. */
function useSeenEdit(edit: JobEdit, job: Job) {
  // Just after a decision was undone, the job does not have its text back yet.
  const settled = job.revision === edit.jobRevision && !isApplied(edit);
  const [seen, setSeen] = useState({ edit, job: settled ? job : null });
  if (settled && seen.job === null) setSeen({ ...seen, job });
  const hasChanged =
    editTextKey(edit) !== editTextKey(seen.edit) ||
    (seen.job !== null && jobDifferences(seen.job, job).length > 0);
  return { seen: seen.edit, settled, hasChanged };
}

function remarkOn(edit: JobEdit, job: Job, hasChanged: boolean): string {
  const changes = jobDifferences(job, edit).map(({ label }) => label.toLowerCase());
  return joinFacts(
    hasChanged && "O texto mudou agora: leia antes de decidir",
    changes.length > 0 ? `Muda: ${changes.join(", ")}` : "O texto é o mesmo que está no ar",
  );
}

/**
 * A decision is about the edit that was read, compared with the public text: if either changes, it must be read
 * first.
 */
function WaitingEdit({
  edit,
  job,
  marks,
  opened,
  onOpen,
  history,
  returned,
  onDecide,
}: Props & { job: Job }) {
  const { seen, settled, hasChanged } = useSeenEdit(edit, job);
  const [height, openFrom] = useOpenFromCard<OpenedAs>(onOpen);
  return (
    <>
      <PendingCard
        title={edit.title}
        facts={jobFacts(edit, edit.createdAt)}
        remark={remarkOn(edit, job, hasChanged)}
        badge={<StatusChip tone="soon" icon={<EditIcon />} label="Alteração" />}
        marks={marks}
        text={edit.description}
        busy={!settled}
        returned={returned}
        onDetails={(cardHeight) => openFrom(cardHeight, "reading")}
        onApprove={(cardHeight) => {
          if (hasChanged) openFrom(cardHeight, "reading");
          else onDecide(seen, job.revision, { status: "approved", adminNotes: "" }, cardHeight);
        }}
        onReject={(cardHeight) => openFrom(cardHeight, "refusing")}
      />
      {opened && (
        <EditReview
          edit={edit}
          job={job}
          seen={seen}
          marks={marks}
          refusing={opened === "refusing"}
          history={history({ collection: "jobs", id: job.id, name: job.title })}
          onDecide={(read, jobRevision, decision) => {
            onOpen(null);
            onDecide(read, jobRevision, decision, height);
          }}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}
