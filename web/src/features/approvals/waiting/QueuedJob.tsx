import BoltIcon from "@mui/icons-material/Bolt";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { PendingJob } from "@vagas/functions/domain/job/pendingJob";
import type { Mark } from "@vagas/functions/domain/law/jobCheck";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/message/ConfirmDialog.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { Advertiser } from "../review/Advertiser.tsx";
import type { Status } from "../batch/batch.ts";
import { obstacles } from "../batch/batchText.ts";
import { type Batch, type Choice, useOffer } from "../batch/useBatch.ts";
import { deliberate } from "../../../ui/deliberate.ts";
import { SubmittedJob } from "../review/SubmittedJob.tsx";
import { detailSize } from "../review/detailSize.ts";
import { jobFacts } from "../jobFacts.ts";
import { OtherMarks } from "../review/MarkNotes.tsx";
import { PendingCard } from "./PendingCard.tsx";
import type { Decide } from "../decide.ts";
import type { Returned } from "../useDecisions.ts";
import { useOpenFromCard } from "./useOpenFromCard.ts";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";

type Props = {
  job: PendingJob;
  /** Why it is looked at first. */
  marks: readonly Mark[];
  /** Before it is approved with others. */
  mustBeRead: boolean;
  returned: Returned;
  batch: Batch;
  itemKey: string;
  /** `height`: of the decided card; null: it is decided with others. */
  decisionOn: (job: PendingJob, status: Status, height: number | null) => Decide;
  onDecide: (decision: Decide) => void;
};

function useImportedChoice({ job, mustBeRead, batch, itemKey, decisionOn }: Props): Choice {
  const unread = mustBeRead && !batch.wasRead(itemKey);
  return useOffer(batch, {
    key: itemKey,
    title: job.title,
    obstacle: (status) => (status === "approved" && unread ? obstacles.unread : null),
    decide: ({ status }) => decisionOn(job, status, null),
  });
}

/** One imported job, to be read, approved or rejected. */
export function QueuedJob(props: Props) {
  const { job, marks, returned, batch, itemKey, decisionOn, onDecide } = props;
  const [open, setOpen] = useState<"details" | "question" | null>(null);
  const [height, openFrom] = useOpenFromCard<"details" | "question">(setOpen);
  const decide = (status: Status) => {
    setOpen(null);
    onDecide(decisionOn(job, status, height));
  };
  const choice = useImportedChoice(props);

  return (
    <>
      <PendingCard
        title={job.title}
        facts={jobFacts(job, job.createdAt, "importada em")}
        badge={job.urgent && <StatusChip tone="urgent" icon={<BoltIcon />} label="Urgente" />}
        marks={marks}
        text={job.description}
        lines={2}
        returned={returned}
        choice={choice}
        onDetails={(cardHeight) => {
          batch.noteRead(itemKey);
          openFrom(cardHeight, "details");
        }}
        onApprove={(cardHeight) => onDecide(decisionOn(job, "approved", cardHeight))}
        onReject={(cardHeight) => openFrom(cardHeight, "question")}
      />
      <QueuedJobDetails
        job={job}
        marks={marks}
        open={open === "details"}
        onClose={() => setOpen(null)}
        onReject={() => setOpen("question")}
        onApprove={() => decide("approved")}
      />
      <ConfirmDialog
        open={open === "question"}
        title={job.title}
        question="Tem certeza que deseja rejeitar esta vaga? Ela sai da fila e fica em Decididas por 180 dias."
        confirmLabel="Rejeitar"
        destructive
        onConfirm={() => decide("rejected")}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}

type DetailsProps = {
  job: PendingJob;
  marks: readonly Mark[];
  open: boolean;
  onClose: () => void;
  onReject: () => void;
  onApprove: () => void;
};

function QueuedJobDetails({ job, marks, open, onClose, onReject, onApprove }: DetailsProps) {
  return (
    <PageDialog
      open={open}
      onClose={onClose}
      aria-label={job.title}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: detailSize } }}
    >
      <DialogTitle>{job.title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <OtherMarks marks={marks} />
        <SubmittedJob
          job={job}
          sentAt={job.createdAt}
          advertiser={<Advertiser job={job} companyId={null} />}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} sx={{ mr: "auto" }}>
          Fechar
        </Button>
        <Button color="error" variant="outlined" data-act="refuse" onClick={onReject}>
          Rejeitar
        </Button>
        <Button variant="contained" data-act="approve" onClick={deliberate(onApprove)}>
          Aprovar
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
