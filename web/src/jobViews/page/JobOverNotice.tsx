import EventBusyIcon from "@mui/icons-material/EventBusyOutlined";
import Box from "@mui/material/Box";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import type { Job } from "@vagas/functions/domain/job/job";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";

/** Why nobody can apply any more. */
export function JobOverNotice({ job, now }: { job: Job; now: Date }) {
  const why = job.filled
    ? "Esta vaga já foi preenchida."
    : isExpired(job, now)
      ? `O prazo para candidaturas terminou em ${formatDate(job.expiresAt)}.`
      : "Esta vaga está fora do ar.";
  return (
    <Box
      sx={{
        display: "flex",
        gap: 1.5,
        p: 2,
        mb: 3,
        borderRadius: 1,
        bgcolor: "divider",
        fontWeight: 600,
        displayPrint: "none",
      }}
    >
      <EventBusyIcon aria-hidden />
      <span>{why} Ela não recebe mais candidaturas.</span>
    </Box>
  );
}
