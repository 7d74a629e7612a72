import CheckIcon from "@mui/icons-material/CheckCircleOutlined";
import HourglassIcon from "@mui/icons-material/HourglassEmptyOutlined";
import Typography from "@mui/material/Typography";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import { formatDate } from "@vagas/functions/domain/dates";
import { paths } from "@vagas/functions/domain/site/paths";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { requestStatusText } from "./requestText.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";

/** A request's state, and what it means for the company. */
export function RequestStatus({ request }: { request: ContactRequest }) {
  const { status, jobId, name, expiresAt } = request;
  return (
    <HStack align="center">
      {status === "accepted" ? (
        <>
          <StatusChip tone="good" icon={<CheckIcon />} label={requestStatusText[status]} />
          <ButtonLink
            to={paths.companyCandidates(jobId)}
            size="small"
            aria-label={`Ver contato de ${name}`}
          >
            Ver contato
          </ButtonLink>
        </>
      ) : (
        <StatusChip
          tone={status === "waiting" ? "waiting" : "quiet"}
          {...(status === "waiting" ? { icon: <HourglassIcon /> } : null)}
          label={requestStatusText[status]}
        />
      )}
      {status === "waiting" && (
        <Typography component="span" variant="body2" color="textSecondary">
          até {formatDate(expiresAt)}
        </Typography>
      )}
    </HStack>
  );
}
