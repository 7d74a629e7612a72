import { LineIcon } from "../ui/LineIcon.tsx";
import { dayWorkText } from "@vagas/functions/domain/job/dayWork";
import type { Job } from "@vagas/functions/domain/job/job";
import { closingInDays, isExpired } from "@vagas/functions/domain/job/jobStanding";
import { StatusChip } from "../ui/StatusChip.tsx";
import { closingText } from "./postedText.ts";
import { useApplied } from "./useApplied.ts";
import look from "./JobBadges.module.css";

type Props = {
  job: Job;
  now: Date;
  /** Whether experience is shown elsewhere. */
  withoutExperience?: boolean;
};

/** What distinguishes a job: over, work of a day, urgent, about to close, open to beginners. */
export function JobBadges({ job, now, withoutExperience = false }: Props) {
  const over = job.filled || isExpired(job, now);
  const applied = useApplied(job.id);
  return (
    <div className={look.badges}>
      {applied && (
        <StatusChip
          tone="good"
          icon={<LineIcon of="check" />}
          label="Você já se candidatou"
          screenOnly
        />
      )}
      {over && <OverChip filled={job.filled} />}
      {job.dayWork && (
        <StatusChip tone="soon" icon={<LineIcon of="calendar" />} label={dayWorkText(job)} />
      )}
      {job.urgent && <StatusChip tone="urgent" icon={<LineIcon of="bolt" />} label="Urgente" />}
      {!over && !job.dayWork && <ClosingChip job={job} now={now} />}
      {!over && job.acceptNoExperience && !withoutExperience && (
        <StatusChip tone="plain" label="Aceita sem experiência" />
      )}
    </div>
  );
}

function ClosingChip({ job, now }: Pick<Props, "job" | "now">) {
  const days = closingInDays(job, now);
  if (days === null) return null;
  return <StatusChip tone="soon" icon={<LineIcon of="hourglass" />} label={closingText(days)} />;
}

function OverChip({ filled }: { filled: boolean }) {
  return filled ? (
    <StatusChip tone="quiet" icon={<LineIcon of="check" />} label="Vaga preenchida" />
  ) : (
    <StatusChip tone="quiet" icon={<LineIcon of="calendarOver" />} label="Vaga encerrada" />
  );
}
