import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
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

type Props = {
  name: string;
  resumeId: string;
  /** Gets the message when the request was sent. */
  onSaid: (words: string) => void;
  onClose: () => void;
};

/** Passes a person on to a company: the same request as the company's own, and the person still says yes or no. */
export function PassOnDialog({ name, resumeId, onSaid, onClose }: Props) {
  const titleId = useId();
  const { state, value: found } = useRead(async () => {
    const [cardId, jobs] = await Promise.all([readCardId(resumeId), readCompanyJobs()]);
    return { cardId, jobs };
  }, resumeId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const ready = found !== null && found.cardId !== null ? found : null;
  const jobId = chosen ?? ready?.jobs[0]?.id ?? null;

  async function send() {
    if (busy || ready === null || jobId === null) return;
    setBusy(true);
    setProblem(null);
    const outcome = await requestContact({ cardId: ready.cardId!, jobId, message: "talk" });
    setBusy(false);
    if (outcome !== "sent") {
      setProblem(passOnProblemText[outcome]);
      return;
    }
    onClose();
    onSaid(`Pedido enviado. ${name} tem ${limits.contactDays} dias para responder.`);
  }

  return (
    <PageDialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ overflowWrap: "anywhere" }}>
        Indicar {name}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2.5 }}>
        {state === "loading" && <Loading label="Carregando vagas abertas..." />}
        {state === "failed" && (
          <Notice tone="error">
            Não foi possível carregar as vagas. Verifique sua conexão e abra de novo.
          </Notice>
        )}
        {found !== null && found.cardId === null && (
          <Notice tone="info">
            Esta pessoa ainda não tem resumo para empresas, ou saiu do banco de talentos. Se acabou
            de ser aprovada, tente de novo em instantes.
          </Notice>
        )}
        {ready?.jobs.length === 0 && (
          <Notice tone="info">Nenhuma empresa tem vaga aberta agora.</Notice>
        )}
        {ready !== null && ready.jobs.length > 0 && (
          <>
            <Typography>
              A pessoa recebe um e-mail com a vaga e diz sim ou não. Só depois do sim a empresa
              recebe o contato e o currículo.
            </Typography>
            <SelectField name="vaga" label="Vaga" value={jobId ?? ""} onChange={setChosen}>
              {ready.jobs.map(({ id, title, company }) => (
                <option key={id} value={id}>
                  {title} – {company}
                </option>
              ))}
            </SelectField>
          </>
        )}
        {problem !== null && <Notice tone="error">{problem}</Notice>}
      </DialogContent>
      <DialogActions sx={{ gap: 1 }}>
        <Button onClick={onClose}>Cancelar</Button>
        {jobId !== null && (
          <Button variant="contained" onClick={() => void send()} aria-disabled={busy}>
            {busy ? "Enviando..." : "Enviar pedido"}
          </Button>
        )}
      </DialogActions>
    </PageDialog>
  );
}
