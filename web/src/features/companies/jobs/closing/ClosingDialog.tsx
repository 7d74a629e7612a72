import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect } from "react";
import { useHires } from "../../../../data/company/hires.ts";
import { useStore } from "../../../../state/createStore.ts";
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
  const first = {
    answer: before?.answer ?? null,
    people: String(before?.people || job.hired || 1),
  };
  return <Question key={job.id} job={job} first={first} />;
}

function Question({ job, first }: { job: EndedJob; first: TypedHire }) {
  const { tell } = useTelling();
  const hire = useHireAnswer(job.id, job.title, first);
  const isOffered = job.people !== 0;

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

  return (
    <PageDialog open onClose={decline} aria-labelledby="closing-title" fullWidth maxWidth="xs">
      <DialogTitle id="closing-title">{`Fim da vaga “${job.title}”`}</DialogTitle>
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
      <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>
        <Button onClick={decline} aria-disabled={hire.busy}>
          Agora não
        </Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => void leave(() => void tell(job))}
          aria-disabled={hire.busy}
        >
          {hire.busy ? "Salvando..." : isOffered ? offerText(job.people) : "Pronto"}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
