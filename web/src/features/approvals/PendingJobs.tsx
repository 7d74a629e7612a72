import FactCheckIcon from "@mui/icons-material/FactCheckOutlined";
import { decideJob, usePendingApprovals } from "../../data/admin/adminApprovals.ts";
import { jobDecisionText } from "./decisionText.ts";
import { PendingJob } from "./PendingJob.tsx";
import type { ItemPart } from "../../ui/list/ItemPart.ts";
import { PendingPanel } from "./PendingPanel.tsx";
import { useDecisions } from "./useDecisions.ts";
import { useOpened } from "./useOpened.ts";

const texts = {
  loading: "Carregando vagas pendentes...",
  error: "Erro ao carregar vagas",
  empty: "Nenhuma vaga pendente de aprovação.",
};
const left = {
  title: "Esta vaga saiu da fila",
  description: "Ela foi decidida em outra janela, ou a empresa a excluiu.",
};

/** Companies' pending jobs. */
export function PendingJobs({ history }: { history: ItemPart }) {
  const pages = usePendingApprovals();
  const { gone, decide } = useDecisions(jobDecisionText);
  // A job sent again after a decision is another revision, and is shown again.
  const keyOf = ({ jobId, revision }: { jobId: string; revision: number }) =>
    `${jobId}:${revision}`;
  const shown = pages.items.filter((approval) => !gone.has(keyOf(approval)));
  const { openedAs, open } = useOpened(
    { state: pages.state, ids: shown.map(({ jobId }) => jobId) },
    left,
  );
  return (
    <PendingPanel
      title="Vagas pendentes"
      pages={pages}
      shown={shown}
      texts={texts}
      icon={<FactCheckIcon />}
    >
      {(approval) => (
        <PendingJob
          key={approval.jobId}
          approval={approval}
          opened={openedAs(approval.jobId)}
          onOpen={(as) => open(approval.jobId, as)}
          history={history}
          onDecide={(job, decision) =>
            decide(keyOf(approval), job.title, decision, () =>
              decideJob({ jobId: approval.jobId, revision: job.revision }, decision),
            )
          }
        />
      )}
    </PendingPanel>
  );
}
