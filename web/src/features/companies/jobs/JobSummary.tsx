import Box from "@mui/material/Box";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { JobDeadline } from "./JobDeadline.tsx";
import { JobStatus } from "./JobStatus.tsx";

/** The text of a job's card on a phone or a tablet. */
export function JobSummary({
  job,
  edit,
  active,
  now,
  newCandidates,
}: {
  job: Job;
  edit: JobEdit | null;
  active: boolean;
  now: Date;
  newCandidates: number;
}) {
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Box sx={{ color: "text.secondary", fontSize: "0.9375rem" }}>
        {job.type} · publicada em {formatDate(job.postedAt)}
      </Box>
      <Box
        sx={{
          display: "flex",
          gap: 1,
          justifyContent: "space-between",
          alignItems: "start",
          flexWrap: "wrap",
        }}
      >
        <Box sx={{ flex: "1 1 auto", minWidth: 0 }}>
          <JobStatus
            job={job}
            edit={edit}
            active={active}
            now={now}
            newCandidates={newCandidates}
          />
        </Box>
        <Box sx={{ display: "flex", gap: 0.75 }}>
          <Box component="span" sx={{ color: "text.secondary" }}>
            até
          </Box>
          <JobDeadline job={job} active={active} now={now} />
        </Box>
      </Box>
    </Box>
  );
}
