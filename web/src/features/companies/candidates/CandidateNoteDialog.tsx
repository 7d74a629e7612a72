import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { limits } from "@vagas/functions/domain/limits";
import { type FormEvent, useState } from "react";
import { saveCompanyNote } from "../../../data/company/companyCandidates.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { useRefusal } from "../../../ui/form/useRefusal.tsx";
import { failureText } from "../../../ui/message/failureText.ts";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";
import { unlessBusy } from "../../../ui/message/unlessBusy.ts";
import { VStack } from "../../../ui/layout/VStack.tsx";

const { max } = limits.companyNote;
// Shown before anything is written: Lei 13.709/2018, art. 18, gives people access to all data about them.
const whoReads = "A pessoa não é avisada, mas pode ler esta anotação em Meus dados: a lei garante.";

/** Why a note was not saved: another one was, meanwhile. */
function otherNoteText(note: string): string {
  return note === ""
    ? "Enquanto você escrevia, a anotação foi apagada. Salve de novo para guardar a sua."
    : `Enquanto você escrevia, foi salva outra anotação: “${note}”. Junte o que faltar e salve de novo: fica só o que estiver aqui.`;
}

type Props = { open: boolean; candidate: Candidate; onClose: () => void };

/** Asks for the company's note; a tap beside the dialog loses nothing typed. */
export function CandidateNoteDialog({ open, candidate, onClose }: Props) {
  const { note, setNote, changed, busy, refusal, save } = useCompanyNote(candidate, onClose);
  const cancel = unlessBusy(busy, onClose);
  const inputId = `note-${candidate.id}`;

  return (
    <PageDialog
      open={open}
      onClose={() => !changed && cancel()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${inputId}-title`}
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={`${inputId}-title`}>Anotação sobre {candidate.name}</DialogTitle>
        <DialogContent>
          <VStack>
            <TextField
              name={inputId}
              label="Anotação"
              help={
                <>
                  {whoReads}
                  {note.length > max - 100 && <> Restam {max - note.length} caracteres.</>}
                </>
              }
              rows={6}
              maxLength={max}
              value={note}
              autoFocus
              onChange={setNote}
            />
            {refusal}
          </VStack>
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel} aria-disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" aria-disabled={busy}>
            {busy ? "Salvando..." : "Salvar"}
          </Button>
        </DialogActions>
      </form>
    </PageDialog>
  );
}

/** The note while it is typed, and its saving, after which the dialog closes. */
function useCompanyNote({ id, companyNote = "" }: Candidate, onClose: () => void) {
  const [note, setNote] = useState(companyNote);
  const [before, setBefore] = useState(companyNote);
  const [busy, setBusy] = useState(false);
  const { refuse, refusal } = useRefusal();
  const changed = note.trim() !== companyNote;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!changed) {
      onClose();
      return;
    }
    setBusy(true);
    const outcome = await saveCompanyNote(id, before, note.trim());
    if (outcome === "done") {
      onClose();
      return;
    }
    setBusy(false);
    if (typeof outcome === "string") refuse(`Erro ao salvar a anotação. ${failureText[outcome]}`);
    else {
      setBefore(outcome.present);
      refuse(otherNoteText(outcome.present));
    }
  }

  return { note, setNote, changed, busy, refusal, save };
}
