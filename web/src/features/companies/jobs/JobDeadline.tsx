import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import Button from "@mui/material/Button";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { workDayText } from "@vagas/functions/domain/job/dayWork";
import { closingInDays, isExpired } from "@vagas/functions/domain/job/jobStanding";
import { repeatDays } from "@vagas/functions/domain/job/deadline";
import { isRenewable, isRepeatable } from "./isRenewable.ts";
import { useJobChanges } from "./useJobChanges.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";

function remark(job: Job, now: Date): string | null {
  const over = isExpired(job, now);
  if (over) return job.dayWork ? "já passou" : "prazo encerrado";
  const days = closingInDays(job, now);
  if (days === null) return null;
  if (job.dayWork && days < 2) return days === 0 ? "é hoje" : "é amanhã";
  if (days === 0) return "termina hoje";
  return days === 1 ? "termina amanhã" : `faltam ${days} dias`;
}

/** The deadline, the days left, and a button to renew it near or after its end; nothing of a filled job but its day of work. */
export function JobDeadline({ job, active, now }: { job: Job; active: boolean; now: Date }) {
  const { renew } = useJobChanges(job);
  if (job.filled && !job.dayWork) return null;
  const near = job.filled ? null : remark(job, now);
  return (
    <HStack gap={1.5} align="center" sx={{ rowGap: 0.75 }}>
      <Typography component="div" variant="inherit" noWrap>
        {job.dayWork ? `Diária: ${workDayText(job.expiresAt)}` : formatDate(job.expiresAt)}
        {near && (
          <Box
            component="span"
            sx={{
              display: "block",
              fontSize: "0.875rem",
              color: "secondary.main",
              fontWeight: 650,
            }}
          >
            {near}
          </Box>
        )}
      </Typography>
      {active && isRenewable(job, now) && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => void renew()}
          aria-label={`Renovar o prazo de ${job.title}`}
        >
          Renovar
        </Button>
      )}
      {active && isRepeatable(job, now) && <Repeats job={job} now={now} />}
    </HStack>
  );
}

/** The same work tomorrow, or on the same weekday of next week, by one touch. */
function Repeats({ job, now }: { job: Job; now: Date }) {
  const { repeat } = useJobChanges(job);
  const [tomorrow, nextWeek] = repeatDays(job, now);
  const days = [
    ["Repetir amanhã", tomorrow],
    [`Repetir ${workDayText(nextWeek)}`, nextWeek],
  ] as const;
  return days.map(([label, day]) => (
    <Button
      key={label}
      size="small"
      variant="outlined"
      onClick={() => void repeat(day)}
      aria-label={`${label}: ${job.title}`}
    >
      {label}
    </Button>
  ));
}
