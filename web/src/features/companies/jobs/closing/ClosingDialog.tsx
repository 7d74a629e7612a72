import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect } from "react";
import { useHires } from "../../../../data/company/hires.ts";
import { useStore } from "../../../../state/createStore.ts";
import { deliberate } from "../../../../ui/deliberate.ts";
import { VStack } from "../../../../ui/layout/VStack.tsx";
import { PageDialog } from "../../../../ui/message/PageDialog.tsx";
import { useCompanyArea } from "../../companyContext.ts";
import { explanation, offerText } from "./closingLine.ts";
import { HireFields, type TypedHire } from "./HireFields.tsx";
import {
  closingQuestions,
  type EndedJob,
  endQuestion,
  endQuestionsOfOthers,
} from "./closingQuestion.ts";
import { declineOffer } from "./declinedOffers.ts";
import { useHireAnswer } from "./useHireAnswer.ts";
import { useTelling } from "./useTelling.ts";

/** Asks, once a job has ended, whether it hired somebody, and whether to tell the others. */
export function ClosingDialog() {
  const { company } = useCompanyArea();
  const hires = useHires(company.id);
  const [job] = useStore(closingQuestions);
  const isForeign = job !== undefined && job.companyId !== company.id;
  useEffect(() => {
    if (isForeign) endQuestionsOfOthers(company.id);
  }, [isForeign, company.id]);
  if (job === undefined || isForeign || hires === null) return null;
  const before = hires.get(job.id);
  // Who was still looking when the job ended before is asked anew: it has ended again.
  const wasLooking = before?.answer === "aindaProcurando";
  const first = {
    answer: wasLooking ? null : (before?.answer ?? null),
    people: String(before?.people || job.hired || 1),
  };
  return <Question key={job.id} job={job} first={first} />;
}

/** The choices stay under the finger when what is below them changes. */
const fixedTop = { "& .MuiDialog-container": { alignItems: "flex-start" } };

/** Moves the focus to the question: on a button, Enter would decide. Declared here, so that it runs once. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}

function Question({ job, first }: { job: EndedJob; first: TypedHire }) {
  const { tell } = useTelling();
  const hire = useHireAnswer(job.id, job.title, first);
  // Whoever is still looking tells nobody that the job is over.
  const isOffered = job.people !== 0 && hire.chosen !== "aindaProcurando";

  /** Closes once the answer is stored: nothing on the dashboard asks for it again. */
  async function leave(andThen: () => void, withoutAnswer = false) {
    if (hire.busy) return;
    if (!withoutAnswer && !(await hire.save())) return;
    endQuestion(job);
    if (isOffered) andThen();
  }
  const isRefused = hire.refusal !== null;
  // Whoever was told that the answer is not stored may go without it; the dashboard goes on offering to tell people.
  const decline = () => void leave(() => !isRefused && declineOffer(job), isRefused);
  const go = () => void leave(() => void tell(job));

  return (
    <PageDialog
      open
      onClose={decline}
      aria-labelledby="closing-title"
      fullWidth
      maxWidth="xs"
      sx={fixedTop}
    >
      <DialogTitle id="closing-title" ref={takeFocus} tabIndex={-1}>
        {`Fim da vaga “${job.title}”`}
      </DialogTitle>
      <DialogContent>
        <VStack gap={2}>
          {job.done !== undefined && <DialogContentText>{job.done}.</DialogContentText>}
          {job.hired !== null && (
            <HireFields value={hire.typed} onChange={hire.change} error={hire.error} />
          )}
          {isOffered && <DialogContentText>{explanation(job.people)}</DialogContentText>}
          {hire.refusal}
        </VStack>
      </DialogContent>
      <Ways job={job} hire={hire} isOffered={isOffered} onDecline={decline} onGo={go} />
    </PageDialog>
  );
}

type WaysProps = {
  job: EndedJob;
  hire: Pick<ReturnType<typeof useHireAnswer>, "busy" | "chosen" | "refusal">;
  /** To tell people. */
  isOffered: boolean;
  onDecline: () => void;
  onGo: () => void;
};

/** Neither button follows the click that opened the dialog or moved the buttons. */
function Ways({ job, hire, isOffered, onDecline, onGo }: WaysProps) {
  const { busy, chosen, refusal } = hire;
  const savesAlone = isOffered && chosen !== null && refusal === null;
  // With nobody to decline telling, it would save as the other button does.
  const isDeclinable = isOffered || job.people === 0 || refusal !== null;
  const goLabel = isOffered ? offerText(job.people) : job.people === 0 ? "Pronto" : "Salvar";
  return (
    <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>
      {isDeclinable && (
        <Button onClick={deliberate(onDecline)} aria-disabled={busy}>
          {savesAlone ? "Salvar sem avisar" : "Agora não"}
        </Button>
      )}
      <Button variant="contained" onClick={deliberate(onGo)} aria-disabled={busy}>
        {busy ? "Salvando..." : goLabel}
      </Button>
    </DialogActions>
  );
}
