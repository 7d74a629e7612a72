import Button from "@mui/material/Button";
import type { SentData, SharedAct } from "@vagas/functions/domain/privacy/ownData";
import { withFullStop } from "@vagas/functions/domain/text/withFullStop";
import { useState } from "react";
import type { OwnApplicationRow } from "../../../data/application/ownApplications.ts";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { ActionRow } from "../../../ui/ActionRow.tsx";
import { ConfirmDialog } from "../../../ui/message/ConfirmDialog.tsx";
import { notify } from "../../../ui/message/notifications.ts";

const loadCall = lazyImport(() => import("../../../data/visitor/deviceDataCall.ts"));

type Props = { application: OwnApplicationRow; onWithdrawn: OnWithdrawn };

/** `data`: all that was sent from this device as it is now; null: the application was no longer stored. */
export type OnWithdrawn = (data: SentData | null) => void;

/** What takes an application off its company, or a résumé out of the talent bank. */
export function withdrawalOf({ id, jobId }: Pick<OwnApplicationRow, "id" | "jobId">): SharedAct {
  return { act: jobId === null ? "leaveTalentPool" : "leaveJob", applicationId: id };
}

/** What a withdrawal changes: an advertiser without an account sees nothing here, and the administrator tells them. */
export function questionOf({ jobId, company, isWithCompany }: OwnApplicationRow): string {
  if (jobId === null)
    return "Empresas da região deixam de encontrar você. Não dá para desfazer. Para voltar, é preciso enviar outro currículo, a partir de amanhã.";
  if (isWithCompany)
    return `${company} deixa de ver seus dados e o currículo. Não dá para desfazer.`;
  return `A administração do site não passa mais seus dados para ${withFullStop(company ?? "o anunciante")} Não dá para desfazer.`;
}

/** Withdraws an application from its company, or a résumé from the talent bank, after a question. */
export function WithdrawButton({ application, onWithdrawn }: Props) {
  const { jobId, jobTitle } = application;
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const isToJob = jobId !== null;
  const shown = busy ? "Retirando..." : "Retirar";
  if (application.isWithdrawn) return null;

  async function withdraw() {
    setAsked(false);
    setBusy(true);
    const part = await loadCall().catch(() => null);
    const answer = await part?.actOnDeviceData(withdrawalOf(application));
    // The button stays busy until the list is read again.
    if (answer?.state === "open") return onWithdrawn(answer.data);
    if (answer?.state === "missing") return onWithdrawn(null);
    setBusy(false);
    notify({
      severity: "error",
      title: "Não foi retirada",
      description: navigator.onLine
        ? "Tente novamente em instantes."
        : "Sem conexão com a internet.",
    });
  }

  return (
    <ActionRow>
      <Button
        variant="outlined"
        onClick={() => !busy && setAsked(true)}
        aria-disabled={busy}
        aria-label={isToJob ? `${shown}: ${jobTitle}` : `${shown} do banco de talentos`}
      >
        {shown}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={isToJob ? "Retirar esta candidatura?" : "Sair do banco de talentos?"}
        question={questionOf(application)}
        confirmLabel="Retirar"
        onConfirm={() => void withdraw()}
        onCancel={() => setAsked(false)}
      />
    </ActionRow>
  );
}
