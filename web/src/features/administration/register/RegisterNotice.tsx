import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import {
  isHeldByRegister,
  type RegisterMatch,
} from "@vagas/functions/domain/company/employerRegister";
import { formatDate, startOfDay } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { useState } from "react";
import { releaseCompany, useRegisterMatch } from "../../../data/admin/adminRegister.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { useRefusal } from "../../../ui/form/useRefusal.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { failureText } from "../../../ui/message/failureText.ts";
import { Notice } from "../../../ui/message/Notice.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";
import { unlessBeside } from "../../../ui/message/unlessBeside.ts";
import { unlessBusy } from "../../../ui/message/unlessBusy.ts";
import { registerNumberText } from "./registerText.ts";

/** Tells the administrator that the register of employers names a company; nothing otherwise. */
export function RegisterNotice({ companyId }: { companyId: string }) {
  const match = useRegisterMatch(companyId);
  const [asked, setAsked] = useState(false);
  if (match === null) return null;
  const edition = formatDate(startOfDay(match.edition));
  const numbers = match.numbers.map(registerNumberText).join(", ");
  if (!isHeldByRegister(match))
    return (
      <Notice tone="info" title="Está no Cadastro de Empregadores e foi liberada">
        Edição de {edition}, {numbers}. Liberada em {formatDate(match.release!.at)}: “
        {match.release!.note}”. Vale até a próxima edição.
      </Notice>
    );
  return (
    <>
      <Notice
        tone="error"
        role="status"
        title="Está no Cadastro de Empregadores"
        action={
          <Button variant="outlined" size="small" onClick={() => setAsked(true)}>
            Liberar
          </Button>
        }
      >
        A edição de {edition} tem {numbers}. As vagas desta empresa estão fora do site até você
        decidir; no site, nada diz o motivo. Confira o nome na lista oficial.
      </Notice>
      {asked && <ReleaseDialog match={match} onClose={() => setAsked(false)} />}
    </>
  );
}

/** The note of a release, and its storing. */
function useRelease(match: RegisterMatch, onReleased: () => void) {
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const [saving, setSaving] = useState(false);
  const { refuse, refusal } = useRefusal();

  async function release() {
    if (saving) return;
    if (note.trim() === "") {
      setProblem("Diga por que a empresa pode anunciar");
      return;
    }
    setSaving(true);
    const outcome = await releaseCompany(match, note.trim());
    setSaving(false);
    if (outcome === "done") {
      notify({ severity: "success", title: "Empresa liberada" });
      onReleased();
      return;
    }
    refuse(`Erro ao liberar a empresa. ${failureText[outcome]}`);
  }

  function type(typed: string) {
    setNote(typed);
    setProblem(undefined);
  }

  return { note, problem, saving, refusal, type, release: () => void release() };
}

function ReleaseDialog({ match, onClose }: { match: RegisterMatch; onClose: () => void }) {
  const { note, problem, saving, refusal, type, release } = useRelease(match, onClose);
  const cancel = unlessBusy(saving, onClose);
  return (
    <PageDialog
      open
      onClose={unlessBeside(() => note !== "", cancel)}
      aria-labelledby="liberar-titulo"
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id="liberar-titulo">Liberar as vagas desta empresa</DialogTitle>
      <DialogContent dividers>
        <VStack gap={3}>
          <Typography color="textSecondary">
            As vagas aprovadas voltam ao site. A decisão vale só para esta edição e estes números:
            na próxima edição, se o número ainda estiver lá, o site pergunta de novo.
          </Typography>
          <TextField
            name="motivo"
            label="Por que a empresa pode anunciar?"
            help="Por exemplo: é outra empresa, ou a Justiça mandou tirar o nome da lista. Fica no histórico."
            rows={3}
            maxLength={limits.adminNotes.max}
            value={note}
            onChange={type}
            error={problem}
          />
          {refusal}
        </VStack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={cancel} aria-disabled={saving}>
          Cancelar
        </Button>
        <Button variant="contained" aria-disabled={saving} onClick={release}>
          {saving ? "Liberando..." : "Liberar"}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
