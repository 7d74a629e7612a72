import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";
import { useId, useState } from "react";
import { readCardId, readCompanyJobs } from "../../../../data/admin/adminTalents.ts";
import { requestContact } from "../../../../data/session/contactAsk.ts";
import { useRead } from "../../../../state/useRead.ts";
import { Loading } from "../../../../ui/message/Loading.tsx";
import { SelectField } from "../../../../ui/form/SelectField.tsx";
import { Notice } from "../../../../ui/message/Notice.tsx";
import { passOnProblemText } from "./passOnText.ts";
import { PageDialog } from "../../../../ui/message/PageDialog.tsx";
import { unlessBusy } from "../../../../ui/message/unlessBusy.ts";
import { VStack } from "../../../../ui/layout/VStack.tsx";

type Props = {
  person: { name: string; email: string | null };
  resumeId: string;
  /** Gets the message when the request was sent. */
  onSaid: (words: string) => void;
  onClose: () => void;
};

/** The person's card and the open jobs it can be passed on for, or why there are none. */
type Choice =
  | { state: "loading" | "failed" | "no-card" | "no-jobs" }
  | { state: "ready"; cardId: string; jobs: readonly Job[] };

function useChoice(resumeId: string): Choice {
  const found = useRead(async () => {
    const [cardId, jobs] = await Promise.all([readCardId(resumeId), readCompanyJobs()]);
    return { cardId, jobs };
  }, resumeId);
  if (found.state !== "ready") return { state: found.state };
  const { cardId, jobs } = found.value;
  if (cardId === null) return { state: "no-card" };
  return jobs.length === 0 ? { state: "no-jobs" } : { state: "ready", cardId, jobs };
}

/** The chosen job and the sending of the request; `jobId`: null while there is no choice. */
function useRequest(choice: Choice, onSent: () => void) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ready = choice.state === "ready" ? choice : null;
  const jobId = chosen ?? ready?.jobs[0]?.id ?? null;

  async function send() {
    if (busy || ready === null || jobId === null) return;
    setBusy(true);
    setProblem(null);
    const outcome = await requestContact({ cardId: ready.cardId, jobId, message: "talk" });
    setBusy(false);
    if (outcome !== "sent") {
      setProblem(passOnProblemText[outcome]);
      return;
    }
    onSent();
  }

  return { jobId, choose: setChosen, busy, problem, send };
}

/** Passes a person on to a company: the same request as the company's own, and the person still says yes or no. */
export function PassOnDialog({ person: { name, email }, resumeId, onSaid, onClose }: Props) {
  const titleId = useId();
  const choice = useChoice(resumeId);
  const { jobId, choose, busy, problem, send } = useRequest(choice, () => {
    onClose();
    onSaid(
      `Pedido enviado. ${name} tem até ${limits.contactDays} dias para responder.${email === null ? " Avise pelo WhatsApp, em Pedidos de contato." : ""}`,
    );
  });
  const cancel = unlessBusy(busy, onClose);
  return (
    <PageDialog open onClose={cancel} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Indicar {name}</DialogTitle>
      <DialogContent>
        <VStack gap={2.5}>
          {choice.state === "ready" ? (
            <JobChoice
              jobs={choice.jobs}
              jobId={jobId ?? ""}
              isMailed={email !== null}
              onChoose={choose}
            />
          ) : (
            <NoChoice state={choice.state} />
          )}
          {problem !== null && <Notice tone="error">{problem}</Notice>}
        </VStack>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel} aria-disabled={busy}>
          Cancelar
        </Button>
        {jobId !== null && (
          <Button variant="contained" onClick={() => void send()} aria-disabled={busy}>
            {busy ? "Enviando..." : "Enviar pedido"}
          </Button>
        )}
      </DialogActions>
    </PageDialog>
  );
}

function NoChoice({ state }: { state: Exclude<Choice["state"], "ready"> }) {
  switch (state) {
    case "loading":
      return <Loading label="Carregando vagas abertas..." />;
    case "failed":
      return (
        <Notice tone="error">
          Não foi possível carregar as vagas. Verifique sua conexão e abra de novo.
        </Notice>
      );
    case "no-card":
      return (
        <Notice tone="info">
          Esta pessoa ainda não tem resumo para empresas, ou saiu do banco de talentos. Se acabou de
          ser aprovada, tente de novo em instantes.
        </Notice>
      );
    case "no-jobs":
      return <Notice tone="info">Nenhuma empresa tem vaga aberta agora.</Notice>;
  }
}

type JobChoiceProps = {
  jobs: readonly Job[];
  jobId: string;
  /** Whether a mail reaches the person. */
  isMailed: boolean;
  onChoose: (jobId: string) => void;
};

function JobChoice({ jobs, jobId, isMailed, onChoose }: JobChoiceProps) {
  return (
    <>
      <Typography>
        {isMailed
          ? "A pessoa recebe um e-mail com a vaga e diz sim ou não."
          : "A pessoa não deu e-mail: ela diz sim ou não em Minhas candidaturas, no aparelho de que enviou o currículo. Depois de enviar o pedido, avise pelo WhatsApp, em Pedidos de contato."}{" "}
        Só depois do sim a empresa recebe o contato e o currículo.
      </Typography>
      <SelectField name="vaga" label="Vaga" value={jobId} onChange={onChoose}>
        {jobs.map(({ id, title, company }) => (
          <option key={id} value={id}>
            {title} – {company}
          </option>
        ))}
      </SelectField>
    </>
  );
}
