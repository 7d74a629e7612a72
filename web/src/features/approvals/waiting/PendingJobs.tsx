import type { Job } from "@vagas/functions/domain/job/job";
import type { Decision, JobApproval } from "@vagas/functions/domain/job/jobApproval";
import { decideJob, takenBack, usePendingApprovals } from "../../../data/admin/adminApprovals.ts";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { useBatchDecisions } from "../batch/useBatch.ts";
import { jobDecisionText } from "../decisionText.ts";
import { PendingJob } from "./PendingJob.tsx";
import { PendingPanel } from "./PendingPanel.tsx";
import type { Decide } from "../decide.ts";
import { useOpenedItem } from "./useOpenedItem.ts";

const texts = {
  loading: "Carregando vagas pendentes...",
  error: "Erro ao carregar vagas",
  empty: "Nenhuma vaga pendente de aprovação.",
  decision: jobDecisionText,
};
const left = {
  title: "Esta vaga saiu da fila",
  description: "Ela foi decidida em outra janela, ou a empresa a excluiu.",
};

/** A job sent again after a decision is another revision, and is shown again. */
function keyOf({ jobId, revision }: { jobId: string; revision: number }): string {
  return `${jobId}:${revision}`;
}

/** What a decision on the text that was read writes, and what undoes it; `height`: of its card, in pixels. */
function decisionOn(
  approval: JobApproval,
  { id: jobId, revision, title }: Job,
  decision: Decision,
  height: number | null,
): Decide {
  return {
    key: keyOf(approval),
    title,
    status: decision.status,
    height,
    write: () => decideJob({ jobId, revision, status: "pending" }, decision),
    undo: () => decideJob({ jobId, revision, status: decision.status }, takenBack),
  };
}

/** Companies' pending jobs. */
export function PendingJobs({ count, history }: { count: number | null; history: ItemPart }) {
  const { pages, checks } = usePendingApprovals();
  const { taken, returnedAs, decide, takeBack, batch } = useBatchDecisions(jobDecisionText);
  const ids = pages.items.filter((item) => !taken.has(keyOf(item))).map(({ jobId }) => jobId);
  const { openedAs, open } = useOpenedItem({ state: pages.state, ids }, left);
  return (
    <PendingPanel
      title="Vagas de empresas"
      count={count}
      pages={pages}
      keyOf={keyOf}
      taken={taken}
      onUndo={takeBack}
      texts={texts}
      together={{ batch, kind: "job" }}
    >
      {(approval) => (
        <PendingJob
          key={approval.jobId}
          approval={approval}
          marks={checks.marksOf(approval.jobId)}
          mustBeRead={checks.mustBeRead(approval.jobId)}
          opened={openedAs(approval.jobId)}
          onOpen={(as) => {
            if (as) batch.noteRead(keyOf(approval));
            open(approval.jobId, as);
          }}
          history={history}
          returned={returnedAs(keyOf(approval))}
          batch={batch}
          itemKey={keyOf(approval)}
          decisionOn={(job, decision, height) => decisionOn(approval, job, decision, height)}
          onDecide={decide}
        />
      )}
    </PendingPanel>
  );
}
