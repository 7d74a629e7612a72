import BoltIcon from "@mui/icons-material/Bolt";
import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import EventBusyIcon from "@mui/icons-material/EventBusyOutlined";
import HourglassIcon from "@mui/icons-material/HourglassBottomOutlined";
import Box from "@mui/material/Box";
import type { Job } from "@vagas/functions/domain/job/job";
import { closingInDays, isExpired } from "@vagas/functions/domain/job/jobStanding";
import { StatusChip } from "../ui/StatusChip.tsx";
import { closingText } from "./postedText.ts";
import { useApplied } from "./useApplied.ts";

type Props = {
  job: Job;
  now: Date;
  /** Whether experience is shown elsewhere. */
  withoutExperience?: boolean;
};

/** What distinguishes a job: over, urgent, about to close, open to beginners. */
export function JobBadges({ job, now, withoutExperience = false }: Props) {
  const over = job.filled || isExpired(job, now);
  const days = closingInDays(job, now);
  const applied = useApplied(job.id);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, "&:empty": { display: "none" } }}>
      {applied && (
        <StatusChip
          tone="good"
          icon={<CheckCircleIcon />}
          label="Você já se candidatou"
          screenOnly
        />
      )}
      {over && <OverChip filled={job.filled} />}
      {job.urgent && <StatusChip tone="urgent" icon={<BoltIcon />} label="Urgente" />}
      {!over && days !== null && (
        <StatusChip tone="soon" icon={<HourglassIcon />} label={closingText(days)} />
      )}
      {!over && job.acceptNoExperience && !withoutExperience && (
        <StatusChip tone="plain" label="Aceita sem experiência" />
      )}
    </Box>
  );
}

function OverChip({ filled }: { filled: boolean }) {
  return filled ? (
    <StatusChip tone="quiet" icon={<CheckCircleIcon />} label="Vaga preenchida" />
  ) : (
    <StatusChip tone="quiet" icon={<EventBusyIcon />} label="Vaga encerrada" />
  );
}
