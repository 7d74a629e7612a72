import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import {
  type ContactMessage,
  contactMessages,
} from "@vagas/functions/domain/talent/contactRequest";
import { contactMessageText } from "@vagas/functions/domain/talent/contactMessageText";
import type { Job } from "@vagas/functions/domain/job/job";
import type { TalentCard } from "@vagas/functions/domain/talent/talentCard";
import { useId, useState } from "react";
import { requestContact } from "../../../data/session/contactAsk.ts";
import { labelClass } from "../../../ui/form/Field.tsx";
import { RadioInput } from "../../../ui/form/RadioInput.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { askProblemText } from "./requestText.ts";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";
import { unlessBusy } from "../../../ui/message/unlessBusy.ts";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Props = { card: TalentCard; jobs: readonly Job[]; onClose: () => void };

/** The chosen job and message, and the sending of the request. */
function useRequest({ card, jobs }: Omit<Props, "onClose">, onSent: () => void) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [message, setMessage] = useState<ContactMessage>("talk");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Jobs are live: the chosen one may have closed.
  const jobId = (jobs.find(({ id }) => id === chosen) ?? jobs[0])?.id ?? "";

  function choose(id: string) {
    setChosen(id);
    setProblem(null);
  }

  async function send() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await requestContact({ cardId: card.id, jobId, message });
    setBusy(false);
    if (outcome !== "sent") {
      setProblem(askProblemText[outcome]);
      return;
    }
    onSent();
  }

  return { jobId, choose, message, setMessage, busy, problem, send };
}

/** Chooses the job and the company's message, so that a person never gets unapproved words. */
export function AskDialog({ card, jobs, onClose }: Props) {
  const titleId = useId();
  const request = useRequest({ card, jobs }, () => {
    onClose();
    notify({
      severity: "success",
      title: `Pedido enviado a ${card.name}`,
      description: "Você recebe um e-mail com a resposta.",
    });
  });
  const { jobId, choose, message, setMessage, busy, problem, send } = request;
  const cancel = unlessBusy(busy, onClose);

  return (
    <PageDialog open onClose={cancel} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Pedir contato de {card.name}</DialogTitle>
      <DialogContent>
        <VStack gap={2.5}>
          <Typography>
            A pessoa recebe o nome da empresa, a vaga e a sua mensagem, e diz sim ou não. Cada
            pessoa recebe um pedido da sua empresa, uma única vez.
          </Typography>
          <JobChoice jobs={jobs} jobId={jobId} onChoose={choose} />
          <MessageChoice message={message} onChange={setMessage} />
          {problem !== null && <Notice tone="error">{problem}</Notice>}
        </VStack>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel} aria-disabled={busy}>
          Cancelar
        </Button>
        <Button variant="contained" onClick={() => void send()} aria-disabled={busy}>
          {busy ? "Enviando..." : "Enviar pedido"}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}

type JobProps = { jobs: readonly Job[]; jobId: string; onChoose: (jobId: string) => void };

function JobChoice({ jobs, jobId, onChoose }: JobProps) {
  return (
    <SelectField name="vaga" label="Vaga" value={jobId} onChange={onChoose}>
      {jobs.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

type MessageProps = { message: ContactMessage; onChange: (message: ContactMessage) => void };

function MessageChoice({ message, onChange }: MessageProps) {
  const labelId = useId();
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelId}>
      <div id={labelId} className={labelClass()}>
        Mensagem
      </div>
      {contactMessages.map((value) => (
        <RadioInput
          key={value}
          name={name}
          label={contactMessageText[value]}
          checked={message === value}
          onChange={() => onChange(value)}
        />
      ))}
    </div>
  );
}
