import { formatDate } from "@vagas/functions/domain/dates";
import type { JobApproval } from "@vagas/functions/domain/jobApproval";
import { useState } from "react";
import {
  decideJob,
  listDecidedJobs,
  useJobUnderReview,
  type Word,
} from "../../data/admin/adminApprovals.ts";
import type { Cursor } from "../../data/queries/pagedQuery.ts";
import { joinFacts } from "../../ui/joinFacts.ts";
import { usePages } from "../../ui/list/usePages.ts";
import { Advertiser } from "./Advertiser.tsx";
import { DecidedCard } from "./DecidedCard.tsx";
import { DecidedFilter, type DecidedStatus } from "./DecidedFilter.tsx";
import { reversedJobText } from "./decisionText.ts";
import { JobFacts } from "./JobFacts.tsx";
import { PendingPanel } from "./PendingPanel.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";
import { useDecisions } from "./useDecisions.ts";

const words = { approved: "Aprovadas", rejected: "Rejeitadas" } as const;
const texts = {
  loading: "Carregando vagas decididas...",
  error: "Erro ao carregar vagas",
  empty: "Nenhuma vaga decidida assim.",
  decision: reversedJobText,
};
const other = { approved: "rejected", rejected: "approved" } as const;

function keyOf({ jobId, revision, status }: JobApproval): string {
  return `${jobId}:${revision}:${status}`;
}

/** Companies' jobs that were decided, the last decision first: each may be decided otherwise. */
export function DecidedJobs() {
  const [status, setStatus] = useState<DecidedStatus>("approved");
  const pages = usePages<JobApproval, Cursor>(status, (cursor) => listDecidedJobs(status, cursor));
  const { taken, decide, takeBack } = useDecisions(reversedJobText);
  return (
    <PendingPanel
      title="Vagas de empresas"
      count={null}
      pages={{ ...pages, retry: pages.refresh }}
      keyOf={keyOf}
      taken={taken}
      onUndo={takeBack}
      texts={texts}
      tools={
        <DecidedFilter
          label="Decisão sobre as vagas"
          words={words}
          value={status}
          onChange={setStatus}
        />
      }
    >
      {(approval) => (
        <DecidedJob
          key={keyOf(approval)}
          approval={approval}
          status={status}
          onReverse={(title, word, height) => {
            const { jobId, revision } = approval;
            decide({
              key: keyOf(approval),
              title,
              status: other[status],
              height,
              write: () => decideJob({ jobId, revision, status }, word),
              undo: () =>
                decideJob(
                  { jobId, revision, status: other[status] },
                  { status, adminNotes: approval.adminNotes },
                ),
            });
          }}
        />
      )}
    </PendingPanel>
  );
}

type Props = {
  approval: JobApproval;
  status: DecidedStatus;
  onReverse: (title: string, word: Word, height: number) => void;
};

function DecidedJob({ approval, status, onReverse }: Props) {
  const live = useJobUnderReview(approval.jobId);
  const [open, setOpen] = useState<{ height: number } | null>(null);
  const job = live.state === "ready" ? live.value : null;
  if (job === null) return null;
  const isApproved = status === "approved";
  return (
    <>
      <DecidedCard
        title={job.title}
        facts={joinFacts(
          job.company,
          job.location,
          `Decidida em ${formatDate(approval.updatedAt)}`,
        )}
        status={status}
        statusText={isApproved ? "Aprovada" : "Rejeitada"}
        notes={approval.adminNotes}
        actions={[
          {
            label: isApproved ? "Tirar do ar" : "Aprovar",
            destructive: isApproved,
            act: (height) => setOpen({ height }),
          },
        ]}
      />
      {open && (
        <ReviewDialog
          title={job.title}
          notesHelp="A empresa recebe as observações por e-mail, junto com a decisão."
          ready={job.revision === approval.revision}
          refusing={isApproved}
          only={other[status]}
          labels={{ approve: "Aprovar", reject: "Tirar do ar" }}
          onDecide={(word) => {
            setOpen(null);
            onReverse(job.title, word, open.height);
          }}
          onClose={() => setOpen(null)}
        >
          <JobFacts
            job={job}
            sentAt={approval.createdAt}
            advertiser={<Advertiser job={job} company={null} />}
          />
        </ReviewDialog>
      )}
    </>
  );
}
