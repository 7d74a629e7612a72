import BoltIcon from "@mui/icons-material/Bolt";
import EditIcon from "@mui/icons-material/EditNoteOutlined";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import type { Decision, JobApproval } from "@vagas/functions/domain/job/jobApproval";
import { useState } from "react";
import { useJobUnderReview } from "../../data/admin/adminApprovals.ts";
import { useCompany } from "../../data/admin/adminCompanies.ts";
import { CardSkeletons } from "../../ui/list/CardSkeletons.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { joinFacts } from "../../ui/joinFacts.ts";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { ItemPart } from "../../ui/list/ItemPart.ts";
import { JobReview } from "./JobReview.tsx";
import { PendingCard } from "./PendingCard.tsx";
import type { OpenedAs } from "./useOpenedItem.ts";

type Props = {
  approval: JobApproval;
  opened: OpenedAs | null;
  onOpen: (as: OpenedAs | null) => void;
  history: ItemPart;
  returned: boolean;
  /** `height`: of the decided card. */
  onDecide: (job: Job, decision: Decision, height: number) => void;
};

/** One pending job, once it is loaded. */
export function PendingJob(props: Props) {
  const live = useJobUnderReview(props.approval.jobId);
  if (live.state === "loading") {
    return (
      <li>
        <CardSkeletons count={1} label="Carregando vaga..." />
      </li>
    );
  }
  if (live.state === "failed") {
    return (
      <li>
        <ErrorState
          title="Erro ao carregar vagas"
          description="Verifique sua conexão e tente de novo."
          onRetry={live.retry}
        />
      </li>
    );
  }
  return live.value && <WaitingJob {...props} job={live.value} />;
}

/** A decision is about the text that was read: if it changes while the page is open, it must be read first. */
function WaitingJob({
  approval,
  job,
  opened,
  onOpen,
  history,
  returned,
  onDecide,
}: Props & { job: Job }) {
  const company = useCompany(approval.companyId);
  const [seen] = useState(job);
  const [height, setHeight] = useState(0);
  // Functions update the approval just after the job; until then nothing can be decided.
  const ready = job.revision === approval.revision;
  const hasChanged = job.revision !== seen.revision;
  const wasSentAgain = approval.decided != null && approval.decided.revision < job.revision;
  const differs = company !== null && company.name !== job.company;
  const openFrom = (cardHeight: number, as: OpenedAs) => {
    setHeight(cardHeight);
    onOpen(as);
  };
  return (
    <>
      <PendingCard
        title={job.title}
        facts={joinFacts(
          job.company,
          job.location,
          job.salary,
          job.type,
          formatDate(approval.createdAt),
        )}
        remark={
          joinFacts(
            hasChanged && "A empresa alterou esta vaga agora: leia antes de decidir",
            differs && `Conta da empresa: ${company.name}`,
          ) || null
        }
        badge={
          <>
            {wasSentAgain && <StatusChip tone="soon" icon={<EditIcon />} label="Alterada" />}
            {job.urgent && <StatusChip tone="urgent" icon={<BoltIcon />} label="Urgente" />}
          </>
        }
        text={job.description}
        busy={!ready}
        returned={returned}
        onDetails={(cardHeight) => openFrom(cardHeight, "reading")}
        onApprove={(cardHeight) => {
          if (hasChanged) openFrom(cardHeight, "reading");
          else onDecide(seen, { status: "approved", adminNotes: "" }, cardHeight);
        }}
        onReject={(cardHeight) => openFrom(cardHeight, "refusing")}
      />
      {opened && (
        <JobReview
          approval={approval}
          live={job}
          seen={seen}
          company={company}
          refusing={opened === "refusing"}
          history={history({ collection: "jobs", id: job.id, name: job.title })}
          onDecide={(read, decision) => {
            onOpen(null);
            onDecide(read, decision, height);
          }}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}
