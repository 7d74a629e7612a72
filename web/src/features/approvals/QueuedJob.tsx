import BoltIcon from "@mui/icons-material/Bolt";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { formatDate } from "@vagas/functions/domain/dates";
import type { PendingJob } from "@vagas/functions/domain/pendingJob";
import { useState } from "react";
import { approvePendingJob, rejectPendingJob } from "../../data/admin/pendingJobs.ts";
import { ConfirmDialog } from "../../ui/message/ConfirmDialog.tsx";
import { joinFacts } from "../../ui/joinFacts.ts";
import { notify } from "../../ui/message/notifications.ts";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { useRemovals } from "../../ui/list/useRemovals.ts";
import { jobDecisionText } from "./decisionText.ts";
import { JobFacts } from "./JobFacts.tsx";
import { detailSize } from "./detailSize.ts";
import { PendingCard } from "./PendingCard.tsx";

/** One imported job, to be read, approved or rejected. */
export function QueuedJob({ job, onDecided }: { job: PendingJob; onDecided: () => void }) {
  const { remove } = useRemovals();
  const [open, setOpen] = useState<"details" | "question" | null>(null);

  function decide(status: "approved" | "rejected") {
    setOpen(null);
    void remove(`pendingJobs/${job.id}`, async () => {
      const outcome =
        status === "approved"
          ? await approvePendingJob(job.id, new Date())
          : await rejectPendingJob(job.id);
      if (outcome === "done")
        notify({
          severity: "success",
          title: jobDecisionText.done[status],
          description: job.title,
        });
      else
        notify({
          severity: "error",
          title: jobDecisionText.failed[status],
          description: `${job.title}: ${jobDecisionText.outcome[outcome]}`,
        });
      onDecided();
      // A job that was decided elsewhere has left the queue, too.
      return outcome === "done" || outcome === "already-decided";
    });
  }

  return (
    <>
      <PendingCard
        title={job.title}
        heading="h2"
        facts={joinFacts(
          job.company,
          job.location,
          job.salary,
          job.type,
          formatDate(job.createdAt),
        )}
        badge={job.urgent && <StatusChip tone="urgent" icon={<BoltIcon />} label="Urgente" />}
        text={job.description}
        lines={2}
        onDetails={() => setOpen("details")}
        onApprove={() => decide("approved")}
        onReject={() => setOpen("question")}
      />
      <Dialog
        open={open === "details"}
        onClose={() => setOpen(null)}
        aria-label={job.title}
        fullWidth
        maxWidth={false}
        slotProps={{ paper: { sx: detailSize } }}
      >
        <DialogTitle sx={{ overflowWrap: "anywhere" }}>{job.title}</DialogTitle>
        <DialogContent dividers tabIndex={0}>
          <JobFacts job={job} sentAt={job.createdAt} />
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2, gap: 1 }}>
          <Button color="inherit" onClick={() => setOpen(null)} sx={{ mr: "auto" }}>
            Fechar
          </Button>
          <Button color="error" variant="outlined" onClick={() => setOpen("question")}>
            Rejeitar
          </Button>
          <Button variant="contained" onClick={() => decide("approved")}>
            Aprovar
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={open === "question"}
        title={job.title}
        question="Tem certeza que deseja rejeitar esta vaga? Esta ação não pode ser desfeita."
        confirmLabel="Rejeitar"
        destructive
        onConfirm={() => decide("rejected")}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}
