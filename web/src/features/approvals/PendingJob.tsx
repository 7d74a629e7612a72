import BoltIcon from "@mui/icons-material/Bolt";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job";
import type { Decision, JobApproval } from "@vagas/functions/domain/jobApproval";
import { useJobUnderReview } from "../../data/admin/adminApprovals.ts";
import { useCompany } from "../../data/admin/adminCompanies.ts";
import { CardSkeletons } from "../../ui/list/CardSkeletons.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { joinFacts } from "../../ui/joinFacts.ts";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { ItemPart } from "../../ui/list/ItemPart.ts";
import { JobFacts } from "./JobFacts.tsx";
import { PendingCard } from "./PendingCard.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";
import type { OpenedAs } from "./useOpened.ts";

type Props = {
  approval: JobApproval;
  opened: OpenedAs | null;
  onOpen: (as: OpenedAs | null) => void;
  history: ItemPart;
  onDecide: (job: Job, decision: Decision) => void;
};

/** One pending job; the decision is about the revision that is shown. */
export function PendingJob({ approval, opened, onOpen, history, onDecide }: Props) {
  const live = useJobUnderReview(approval.jobId);
  const company = useCompany(approval.companyId);

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
  const job = live.value;
  if (!job) return null;

  // Functions update the approval a moment after the job; until then nothing can be decided.
  const ready = job.revision === approval.revision;
  const profileName = company?.name ?? null;
  const decide = (decision: Decision) => {
    onOpen(null);
    onDecide(job, decision);
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
          profileName !== null && profileName !== job.company
            ? `Conta da empresa: ${profileName}`
            : null
        }
        badge={job.urgent && <StatusChip tone="urgent" icon={<BoltIcon />} label="Urgente" />}
        text={job.description}
        busy={!ready}
        onDetails={() => onOpen("reading")}
        onApprove={() => decide({ status: "approved", adminNotes: "" })}
        onReject={() => onOpen("refusing")}
      />
      {opened && (
        <ReviewDialog
          title={job.title}
          notesHelp="A empresa recebe as observações por e-mail, junto com a decisão."
          ready={ready}
          refusing={opened === "refusing"}
          onDecide={decide}
          onClose={() => onOpen(null)}
          history={history({ collection: "jobs", id: job.id, name: job.title })}
        >
          <JobFacts job={job} sentAt={approval.createdAt} profileName={profileName} />
        </ReviewDialog>
      )}
    </>
  );
}
