import { formatDate } from "@vagas/functions/domain/dates";
import type { JobApproval } from "@vagas/functions/domain/job/jobApproval";
import { useState } from "react";
import {
  decideJob,
  listDecidedJobs,
  useJobUnderReview,
  type Word,
} from "../../../data/admin/adminApprovals.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { joinFacts } from "../../../ui/joinFacts.ts";
import { usePages } from "../../../ui/list/usePages.ts";
import { Advertiser } from "../review/Advertiser.tsx";
import { DecidedCard } from "./DecidedCard.tsx";
import { type DecidedStatus, otherDecision } from "./DecidedFilter.tsx";
import { DecidedPanel } from "./DecidedPanel.tsx";
import { reversedJobText } from "../decisionText.ts";
import { SubmittedJob } from "../review/SubmittedJob.tsx";
import { ReviewDialog } from "../review/ReviewDialog.tsx";
import type { Returned } from "../useDecisions.ts";

const words = { approved: "Aprovadas", rejected: "Rejeitadas" } as const;
const reversal = { approved: "Tirar do ar", rejected: "Aprovar" } as const;
const texts = {
  loading: "Carregando vagas decididas...",
  error: "Erro ao carregar vagas",
  empty: "Nenhuma vaga decidida assim.",
  decision: reversedJobText,
};

/** A decision that was made again after its reversal is another item. */
function keyOf({ jobId, revision, updatedAt }: JobApproval): string {
  return `${jobId}:${revision}:${updatedAt.getTime()}`;
}

/** Decided jobs of companies. */
export function DecidedJobs() {
  const [status, setStatus] = useState<DecidedStatus>("approved");
  const pages = usePages<JobApproval, Cursor>(status, (cursor) => listDecidedJobs(status, cursor));
  const other = otherDecision[status];
  return (
    <DecidedPanel
      title="Vagas de empresas"
      pages={pages}
      keyOf={keyOf}
      texts={texts}
      filter={{ label: "Decisão sobre as vagas", words, value: status, onChange: setStatus }}
    >
      {(approval, decide, returned) => (
        <DecidedJob
          approval={approval}
          status={status}
          returned={returned}
          onReverse={(title, word, height) => {
            const { jobId, revision, adminNotes } = approval;
            decide({
              title,
              status: other,
              height,
              write: () => decideJob({ jobId, revision, status }, word),
              undo: () => decideJob({ jobId, revision, status: other }, { status, adminNotes }),
            });
          }}
        />
      )}
    </DecidedPanel>
  );
}

type Props = {
  approval: JobApproval;
  status: DecidedStatus;
  returned: Returned;
  onReverse: (title: string, word: Word, height: number) => void;
};

function DecidedJob({ approval, status, returned, onReverse }: Props) {
  const live = useJobUnderReview(approval.jobId);
  const [open, setOpen] = useState<{ height: number } | null>(null);
  const job = live.state === "ready" ? live.value : null;
  if (job === null) return null;
  const isApproved = status === "approved";
  const isCurrent = job.revision === approval.revision;
  return (
    <>
      <DecidedCard
        title={job.title}
        facts={joinFacts(
          job.company,
          job.location,
          `Decidida em ${formatDate(approval.updatedAt)}`,
          !isCurrent && "A vaga já mudou depois",
        )}
        status={status}
        statusText={isApproved ? "Aprovada" : "Rejeitada"}
        notes={approval.adminNotes}
        returned={returned}
        action={isCurrent ? reversal[status] : null}
        destructive={isApproved}
        onAct={(height) => setOpen({ height })}
      />
      {open && (
        <ReviewDialog
          title={job.title}
          notesHelp="A empresa recebe as observações por e-mail, junto com a decisão."
          ready={isCurrent}
          refusing={isApproved}
          only={otherDecision[status]}
          labels={{ approve: reversal.rejected, reject: reversal.approved }}
          onDecide={(word) => {
            setOpen(null);
            onReverse(job.title, word, open.height);
          }}
          onClose={() => setOpen(null)}
        >
          <SubmittedJob
            job={job}
            sentAt={approval.createdAt}
            advertiser={<Advertiser job={job} companyId={approval.companyId} />}
          />
        </ReviewDialog>
      )}
    </>
  );
}
