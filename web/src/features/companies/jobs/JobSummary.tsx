import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { JobDeadline } from "./JobDeadline.tsx";
import { JobStatus } from "./JobStatus.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";

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
    <VStack gap={1.5}>
      <Typography variant="body2" color="textSecondary">
        {job.type} · {job.approved ? "publicada" : "enviada"} em {formatDate(job.postedAt)}
      </Typography>
      <HStack align="start" justify="space-between">
        <Box sx={{ flex: "1 1 auto", minWidth: 0 }}>
          <JobStatus
            job={job}
            edit={edit}
            active={active}
            now={now}
            newCandidates={newCandidates}
          />
        </Box>
        <HStack gap={0.75} nowrap>
          {!job.dayWork && (
            <Typography component="span" color="textSecondary" sx={{ flexShrink: 0 }}>
              até
            </Typography>
          )}
          <JobDeadline job={job} active={active} now={now} />
        </HStack>
      </HStack>
    </VStack>
  );
}
