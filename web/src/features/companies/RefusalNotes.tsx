import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job/job";
import { useJobApproval } from "../../data/company/companyJobs.ts";

/** What the administrator wrote about this revision of the job. */
export function RefusalNotes({ job }: { job: Pick<Job, "id" | "revision"> }) {
  const approval = useJobApproval(job.id);
  if (approval.state !== "ready") return null;
  const notes = approval.value?.revision === job.revision ? approval.value.adminNotes : "";
  return <RefusalText notes={notes} />;
}

/** The administrator's notes on a refusal; '' without any. */
export function RefusalText({ notes }: { notes: string }) {
  return (
    <Typography
      variant="body2"
      sx={{
        mt: 1,
        minWidth: { lg: 180 },
        maxWidth: "42ch",
        whiteSpace: "pre-line",
        overflowWrap: "anywhere",
      }}
    >
      {notes === "" ? "Sem observações. Em caso de dúvida, fale com a administração." : notes}
    </Typography>
  );
}
