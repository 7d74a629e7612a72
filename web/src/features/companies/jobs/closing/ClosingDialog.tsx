import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { answerDelayMinutes } from "@vagas/functions/domain/application/answer";
import { closingOffer, unansweredText } from "@vagas/functions/domain/job/closingText";
import { useStore } from "../../../../state/createStore.ts";
import { PageDialog } from "../../../../ui/message/PageDialog.tsx";
import { closingQuestion, type EndedJob } from "./closingQuestion.ts";
import { declineOffer } from "./declinedOffers.ts";
import { useTelling } from "./useTelling.ts";

/** Asks once, after a job was filled or deleted, whether to tell the applicants without an answer. */
export function ClosingDialog() {
  const job = useStore(closingQuestion);
  return job && <Question key={job.id} job={job} />;
}

function Question({ job }: { job: EndedJob }) {
  const { tell } = useTelling();
  const close = () => closingQuestion.set(null);
  const decline = () => {
    declineOffer(job.id);
    close();
  };
  return (
    <PageDialog
      open
      onClose={decline}
      aria-labelledby="closing-title"
      aria-describedby="closing-question"
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id="closing-title">Avisar quem se candidatou?</DialogTitle>
      <DialogContent>
        <DialogContentText id="closing-question">
          {`Vaga “${job.title}”: ${unansweredText(job.people)} Daqui a ${answerDelayMinutes} minutos, quem se candidatou fica sabendo, por e-mail e na página “Minhas candidaturas”, que a vaga foi encerrada. Até lá, você pode desfazer.`}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>
        <Button onClick={decline}>Agora não</Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => {
            close();
            void tell(job);
          }}
        >
          {closingOffer(job.people)}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
