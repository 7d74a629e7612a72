import CheckIcon from "@mui/icons-material/CheckCircleOutlined";
import HourglassIcon from "@mui/icons-material/HourglassEmptyOutlined";
import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job/job";
import { answerBy, type ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import { addDays, formatDate } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { paths } from "@vagas/functions/domain/site/paths";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { requestStatusText } from "./requestText.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";

type Props = {
  request: ContactRequest;
  /** The company's open jobs. */
  jobs: readonly Job[];
};

/** A request's state, and what it means for the company. */
export function RequestStatus({ request, jobs }: Props) {
  const { status, jobId, name } = request;
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
          <AnswerBy request={request} jobs={jobs} />
        </Typography>
      )}
    </HStack>
  );
}

/** Until when the person can answer. A job that is renewed or opened again gives more time, up to the request's end. */
function AnswerBy({ request, jobs }: Props) {
  const until = answerBy(
    request,
    jobs.find(({ id }) => id === request.jobId),
  );
  const now = useNow();
  const date = formatDate(until);
  if (now < until) return `até ${date}`;
  if (until >= request.expiresAt) return `o prazo era ${date}`;
  // Then functions end a request whose job was not renewed.
  const end = addDays(until, limits.contactRenewalDays);
  const renewal = end < request.expiresAt ? end : request.expiresAt;
  const when = now < renewal ? `renovada até ${formatDate(renewal)}` : "aberta";
  return `o prazo era ${date}; com a vaga ${when}, a pessoa ainda pode responder`;
}
