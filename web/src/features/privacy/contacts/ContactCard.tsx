import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ContactAnswer, OwnContact } from "@vagas/functions/domain/talent/contactRequest";
import { contactMessageText } from "@vagas/functions/domain/talent/contactMessageText";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { Focused } from "../../../ui/message/Focused.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { contactStatusText } from "./contactStatusText.ts";
import { ActionRow } from "../../../ui/ActionRow.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { Card } from "../../../ui/Card.tsx";

type Props = {
  contact: OwnContact;
  busy: boolean;
  onAnswer: (answer: ContactAnswer) => void;
  /** The level of its heading. */
  heading?: "h2" | "h3";
};

/** One company's request: who asks, for what, what a yes hands over, and the two answers. */
export function ContactCard({ contact, busy, onAnswer, heading = "h3" }: Props) {
  const { company, jobTitle, jobId, message, origin, status, until } = contact;
  /** Whether its person pressed an answer here: what comes of it takes the focus of the button. */
  const [isPressed, setPressed] = useState(false);

  function give(answer: ContactAnswer) {
    setPressed(true);
    onAnswer(answer);
  }

  return (
    <Card component="article" gap={1.5} aria-label={company}>
      <Typography variant="h3" component={heading}>
        {company}
      </Typography>
      <Typography>
        {origin === "admin" ? "A administração do site indicou você para a vaga" : "Vaga"}{" "}
        <TextLink to={paths.job(jobId)}>{jobTitle}</TextLink>
      </Typography>
      {origin === "company" && (
        <Typography component="blockquote" sx={{ m: 0, fontStyle: "italic" }}>
          “{contactMessageText[message]}”
        </Typography>
      )}
      {status === "waiting" ? (
        <>
          <Typography>
            Se você disser sim, a empresa recebe seu nome, seus contatos e seu currículo, só para
            esta vaga. Se disser não, ela não recebe nada. <AnswerBy until={new Date(until)} />
          </Typography>
          <Answers contact={contact} busy={busy} onAnswer={give} />
        </>
      ) : isPressed ? (
        <Focused>
          <Standing status={status} />
        </Focused>
      ) : (
        <Standing status={status} />
      )}
    </Card>
  );
}

/** The date is the job's deadline when the request was read; the company may renew the job. */
function AnswerBy({ until }: { until: Date }) {
  const date = formatDate(until);
  return useNow() < until
    ? `Responda até ${date}.`
    : `O prazo era ${date}. Se a empresa renovar a vaga, você ainda pode responder.`;
}

function Answers({ contact, busy, onAnswer }: Omit<Props, "heading">) {
  const asking = `${contact.company}, ${contact.jobTitle}`;
  return (
    <ActionRow>
      <Button
        variant="contained"
        aria-disabled={busy}
        aria-label={`Sim, passar meu contato: ${asking}`}
        onClick={() => !busy && onAnswer("yes")}
      >
        Sim, passar meu contato
      </Button>
      <Button
        variant="outlined"
        aria-disabled={busy}
        aria-label={`Não, obrigado(a): ${asking}`}
        onClick={() => !busy && onAnswer("no")}
      >
        Não, obrigado(a)
      </Button>
    </ActionRow>
  );
}

function Standing({ status }: Pick<OwnContact, "status">) {
  return <Typography variant="strong">{contactStatusText[status]}</Typography>;
}
