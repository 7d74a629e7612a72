import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import type { Job } from "@vagas/functions/domain/job/job";
import { paths } from "@vagas/functions/domain/site/paths";
import type { SentApplication } from "../data/application/applicationRecord.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { useBackToList } from "../ui/page/useBackToList.ts";
import { AnotherFile } from "./AnotherFile.tsx";
import { FollowUp } from "./FollowUp.tsx";
import { ChatButton } from "./ChatButton.tsx";
import { chatIsReady, chatOnReturn } from "./chatWithAdvertiser.ts";
import { Surface } from "../ui/Surface.tsx";
import { ActionRow } from "../ui/ActionRow.tsx";

type Props = {
  sent: SentApplication;
  /** Null: to the talent bank. */
  jobId: string | null;
  /** Null if it is no longer public. */
  job: Job | null;
};

/**
 * What became of the application. One out of the talent bank is removed at night (purgePersonalData). Work of a day may
 * be offered again, and one serves for each of its days.
 */
function standing({ sent, jobId, job }: Props): string {
  const { isWithdrawn, resumeMissing } = sent;
  if (isWithdrawn)
    return jobId === null
      ? "Depois você saiu do banco. A partir de amanhã dá para enviar outro."
      : "Ela não está mais com a empresa: você a retirou, o prazo de guarda acabou ou a empresa saiu do site.";
  if (resumeMissing) return "";
  if (!job?.dayWork) return "Não é preciso enviar de novo.";
  return job.companyId === null
    ? "Não é preciso enviar de novo. Se o dia mudou, diga ao anunciante que você pode ir."
    : "Não é preciso enviar de novo: a empresa já tem o seu currículo. Se o dia mudou, diga a ela que você pode ir.";
}

/** Replaces the form after an application: its date, the chat, and whether another file is requested. */
export function AlreadyApplied({ sent, jobId, job }: Props) {
  const { name, at, resumeMissing, isWithdrawn } = sent;
  const toJob = jobId !== null;
  const { back } = useBackToList(paths.jobs);
  const chat = isWithdrawn ? null : chatOnReturn(job, sent);
  return (
    <Surface
      role="status"
      sx={{ display: "grid", justifyItems: "start", gap: 2, p: { xs: 2, md: 3 } }}
    >
      <Typography variant="h2">
        {toJob
          ? "Você já se candidatou a esta vaga"
          : "Você já enviou seu currículo para o banco de talentos"}
      </Typography>
      <Typography>
        {toJob ? "Sua candidatura foi enviada" : "Ele foi enviado"} em{" "}
        <time dateTime={at.toISOString()}>{formatDate(at)}</time>. Foi em nome de{" "}
        <strong>{name}</strong>. {standing({ sent, jobId, job })} {chat && chatIsReady}
      </Typography>
      {resumeMissing && !isWithdrawn && <AnotherFile jobId={jobId} />}
      <FollowUp />
      <Typography>
        Para outra pessoa {toJob ? "se candidatar" : "enviar o dela"} por este aparelho, antes use
        Limpar tudo daqui, em Minhas candidaturas; isso apaga também o que você digitou.
      </Typography>
      <ActionRow>
        {chat && <ChatButton chat={chat} />}
        <ButtonLink
          {...back}
          variant={chat || resumeMissing ? "outlined" : "contained"}
          size="large"
        >
          Ver outras vagas
        </ButtonLink>
      </ActionRow>
    </Surface>
  );
}
