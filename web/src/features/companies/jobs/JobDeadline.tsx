import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import Button from "@mui/material/Button";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { closingInDays, isExpired } from "@vagas/functions/domain/job/jobStanding";
import { isRenewable } from "./isRenewable.ts";
import { useJobChanges } from "./useJobChanges.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";

function remark(job: Job, now: Date): string | null {
  if (isExpired(job, now)) return "prazo encerrado";
  const days = closingInDays(job, now);
  if (days === null) return null;
  if (days === 0) return "termina hoje";
  return days === 1 ? "termina amanhã" : `faltam ${days} dias`;
}

/** The deadline, the days left, and a button to renew it near or after its end. */
export function JobDeadline({ job, active, now }: { job: Job; active: boolean; now: Date }) {
  const { renew } = useJobChanges(job);
  const near = job.filled ? null : remark(job, now);
  return (
    <HStack gap={1.5} align="center" sx={{ rowGap: 0.75 }}>
      <Typography component="div" variant="inherit" noWrap>
        {formatDate(job.expiresAt)}
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
    </HStack>
  );
}
