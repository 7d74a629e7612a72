import { formatDate } from "@vagas/functions/domain/dates";
import type { RejectedJob } from "@vagas/functions/domain/job/rejectedJob";
import { listRejectedJobs, rejectPendingJob, requeueJob } from "../../../data/admin/pendingJobs.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { joinFacts } from "../../../ui/joinFacts.ts";
import { usePages } from "../../../ui/list/usePages.ts";
import { DecidedCard } from "./DecidedCard.tsx";
import { DecidedPanel } from "./DecidedPanel.tsx";
import { requeuedJobText } from "../decisionText.ts";

const texts = {
  loading: "Carregando vagas rejeitadas...",
  error: "Erro ao carregar vagas",
  empty: "Nenhuma vaga importada foi rejeitada.",
  decision: requeuedJobText,
};

function keyOf({ id, rejectedAt }: RejectedJob): string {
  return `${id}:${rejectedAt.getTime()}`;
}

/** Rejected imported jobs: each can return to the queue. */
export function RejectedJobs() {
  const pages = usePages<RejectedJob, Cursor>("rejected", listRejectedJobs);
  return (
    <DecidedPanel title="Vagas importadas rejeitadas" pages={pages} keyOf={keyOf} texts={texts}>
      {(job, decide, returned) => (
        <DecidedCard
          title={job.title}
          facts={joinFacts(job.company, job.location, `Rejeitada em ${formatDate(job.rejectedAt)}`)}
          status="rejected"
          statusText="Rejeitada"
          returned={returned}
          action="Voltar para a fila"
          onAct={(height) =>
            decide({
              title: job.title,
              status: "approved",
              height,
              write: () => requeueJob(job.id, "rejectedJobs", new Date()),
              undo: () => rejectPendingJob(job.id),
            })
          }
        />
      )}
    </DecidedPanel>
  );
}
