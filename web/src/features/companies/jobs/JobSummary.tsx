import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/dates";
import { postedWord } from "@vagas/functions/domain/job/jobText";
import { JobDeadline } from "./JobDeadline.tsx";
import { JobRemarks, JobStatusChip, type JobStatusProps } from "./JobStatus.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";

/** The text of a job's card on a phone or a tablet: situation and deadline share a row, whatever there is to say below. */
export function JobSummary(props: JobStatusProps) {
  const { job, active, now } = props;
  return (
    <VStack gap={1.5}>
      <Typography variant="body2" color="textSecondary">
        {job.type} · {postedWord(job)} {formatDate(job.postedAt)}
      </Typography>
      <div>
        <HStack align="start" sx={{ mb: 0.5 }}>
          <JobStatusChip job={job} active={active} now={now} />
          {/* A button below the date lets both stay in the row. */}
          <HStack gap={0.75} nowrap justify="end" sx={{ flex: "1 1 min-content" }}>
            {!job.dayWork && !job.filled && (
              <Typography component="span" color="textSecondary" sx={{ flexShrink: 0 }}>
                até
              </Typography>
            )}
            <JobDeadline job={job} active={active} now={now} />
          </HStack>
        </HStack>
        <JobRemarks {...props} />
      </div>
    </VStack>
  );
}
