import BoltIcon from "@mui/icons-material/Bolt";
import EditIcon from "@mui/icons-material/EditNoteOutlined";
import type { Company } from "@vagas/functions/domain/company/company";
import type { Job } from "@vagas/functions/domain/job/job";
import type { Decision, JobApproval } from "@vagas/functions/domain/job/jobApproval";
import type { Mark } from "@vagas/functions/domain/law/jobCheck";
import { useState } from "react";
import { useJobUnderReview } from "../../../data/admin/adminApprovals.ts";
import { useCompany } from "../../../data/admin/adminCompanies.ts";
import { CardSkeletons } from "../../../ui/list/CardSkeletons.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { joinFacts } from "../../../ui/joinFacts.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { jobFacts } from "../jobFacts.ts";
import { JobReview } from "../review/JobReview.tsx";
import { PendingCard } from "./PendingCard.tsx";
import { obstacles } from "../batch/batchText.ts";
import { type Batch, type Choice, useOffer } from "../batch/useBatch.ts";
import type { Decide } from "../decide.ts";
import type { Returned } from "../useDecisions.ts";
import { useOpenFromCard } from "./useOpenFromCard.ts";
import type { OpenedAs } from "./useOpenedItem.ts";

type Props = {
  approval: JobApproval;
  /** Why it is looked at first. */
  marks: readonly Mark[];
  /** Before it is approved with others. */
  mustBeRead: boolean;
  opened: OpenedAs | null;
  onOpen: (as: OpenedAs | null) => void;
  history: ItemPart;
  returned: Returned;
  batch: Batch;
  itemKey: string;
  /** `height`: of the decided card; null: it is decided with others. */
  decisionOn: (job: Job, decision: Decision, height: number | null) => Decide;
  onDecide: (decision: Decide) => void;
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

function remarkOn(job: Job, company: Company | null, hasChanged: boolean): string | null {
  const differs = company !== null && company.name !== job.company;
  return (
    joinFacts(
      hasChanged && "A empresa alterou esta vaga agora: leia antes de decidir",
      differs && `Conta da empresa: ${company.name}`,
    ) || null
  );
}

const asItIs: Decision = { status: "approved", adminNotes: "" };

/** A decision is about the text that was read: if it changes while the page is open, it must be read first. */
function WaitingJob({ job, ...props }: Props & { job: Job }) {
  const { approval, marks, opened, onOpen, history, returned, decisionOn, onDecide } = props;
  const company = useCompany(approval.companyId);
  const [seen] = useState(job);
  const [height, openFrom] = useOpenFromCard<OpenedAs>(onOpen);
  const hasChanged = job.revision !== seen.revision;
  // Functions update the approval just after the job; until then nothing can be decided.
  const busy = job.revision !== approval.revision;
  const choice = useJobChoice(props, seen, busy, hasChanged);
  return (
    <>
      <PendingCard
        title={job.title}
        facts={jobFacts(job, approval.createdAt)}
        remark={remarkOn(job, company, hasChanged)}
        badge={<Badges approval={approval} job={job} />}
        marks={marks}
        text={job.description}
        busy={busy}
        returned={returned}
        choice={choice}
        onDetails={(cardHeight) => openFrom(cardHeight, "reading")}
        onApprove={(cardHeight) => {
          if (hasChanged) openFrom(cardHeight, "reading");
          else onDecide(decisionOn(seen, asItIs, cardHeight));
        }}
        onReject={(cardHeight) => openFrom(cardHeight, "refusing")}
      />
      {opened && (
        <JobReview
          approval={approval}
          live={job}
          seen={seen}
          marks={marks}
          refusing={opened === "refusing"}
          history={history({ collection: "jobs", id: job.id, name: job.title })}
          onDecide={(read, decision) => {
            onOpen(null);
            onDecide(decisionOn(read, decision, height));
          }}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}

function useJobChoice(
  { batch, itemKey, mustBeRead, decisionOn }: Props,
  seen: Job,
  busy: boolean,
  hasChanged: boolean,
): Choice {
  const unread = mustBeRead && !batch.wasRead(itemKey);
  return useOffer(batch, {
    key: itemKey,
    title: seen.title,
    obstacle: (status) => {
      if (busy) return obstacles.settling;
      if (hasChanged) return obstacles.changed;
      return status === "approved" && unread ? obstacles.unread : null;
    },
    decide: (decision) => decisionOn(seen, decision, null),
  });
}

function Badges({ approval: { decided }, job }: { approval: JobApproval; job: Job }) {
  const wasSentAgain = decided != null && decided.revision < job.revision;
  return (
    <>
      {wasSentAgain && <StatusChip tone="soon" icon={<EditIcon />} label="Alterada" />}
      {job.urgent && <StatusChip tone="urgent" icon={<BoltIcon />} label="Urgente" />}
    </>
  );
}
