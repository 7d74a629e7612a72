import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { useState } from "react";
import { ClampedText } from "../../../ui/ClampedText.tsx";
import { useMarkOpened } from "./useMarkOpened.ts";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";

/** The beginning of the letter, in the list; nothing without one. */
export function LetterBeginning({ candidate: { coverLetter } }: { candidate: Candidate }) {
  return coverLetter === "" ? null : <ClampedText lines={2}>{coverLetter}</ClampedText>;
}

/** The cover letter, in a dialog. */
export function CandidateLetter({ candidate }: { candidate: Candidate }) {
  const [open, setOpen] = useState(false);
  const opened = useMarkOpened(candidate);
  const close = () => setOpen(false);

  function read() {
    setOpen(true);
    opened();
  }

  return (
    <>
      <Button size="small" onClick={read} aria-label={`Ler a carta de ${candidate.name}`}>
        Carta
      </Button>
      <PageDialog
        open={open}
        onClose={close}
        fullWidth
        maxWidth="sm"
        aria-labelledby="letter-title"
      >
        <DialogTitle id="letter-title">Carta de {candidate.name}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ color: "text.primary", whiteSpace: "pre-line" }}>
            {candidate.coverLetter}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Fechar</Button>
        </DialogActions>
      </PageDialog>
    </>
  );
}
