import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { hireReply } from "@vagas/functions/domain/closing/hireAnswers";
import { useEffect, useState } from "react";
import { useHires } from "../../../../data/company/hires.ts";
import { useStore } from "../../../../state/createStore.ts";
import { VStack } from "../../../../ui/layout/VStack.tsx";
import { PageDialog } from "../../../../ui/message/PageDialog.tsx";
import { useCompanyArea } from "../../companyContext.ts";
import { explanation, offerText } from "./closingLine.ts";
import { HireFields, hirePeopleError, type TypedHire } from "./HireFields.tsx";
import { closingQuestion, type EndedJob } from "./closingQuestion.ts";
import { declineOffer } from "./declinedOffers.ts";
import { useHireSaving } from "./useHireSaving.ts";
import { useTelling } from "./useTelling.ts";

/** Asks, once a job has ended, whether it hired somebody, and whether to tell the others. */
export function ClosingDialog() {
  const { company } = useCompanyArea();
  const hires = useHires(company.id);
  const job = useStore(closingQuestion);
  const isForeign = job !== null && job.companyId !== company.id;
  useEffect(() => {
    if (isForeign) closingQuestion.set(null);
  }, [isForeign]);
  if (job === null || isForeign || hires === null) return null;
  const before = hires.get(job.id);
  const first = {
    answer: before?.answer ?? null,
    people: String(before?.people || job.hired || 1),
  };
  return <Question key={job.id} job={job} first={first} />;
}

function Question({ job, first }: { job: EndedJob; first: TypedHire }) {
  const { tell } = useTelling();
  const save = useHireSaving();
  const [typed, setTyped] = useState(first);
  const [isWrong, setWrong] = useState(false);
  const isAsked = job.hired !== null;
  const isOffered = job.people !== 0;

  /** Closes with what was answered so far; a wrong number stays to be corrected. */
  function leave(andThen: () => void) {
    const { answer, people } = typed;
    const isAnswered = isAsked && answer !== null && typed !== first;
    const reply = isAnswered ? hireReply(answer, people) : null;
    if (isAnswered && reply === null) return setWrong(true);
    closingQuestion.set(null);
    if (reply !== null) void save(job, reply);
    andThen();
  }
  const decline = () => leave(() => isOffered && declineOffer(job));

  const change = (changed: TypedHire) => {
    setTyped(changed);
    setWrong(false);
  };
  const error = isWrong ? hirePeopleError : undefined;

  return (
    <PageDialog open onClose={decline} aria-labelledby="closing-title" fullWidth maxWidth="xs">
      <DialogTitle id="closing-title">{`Fim da vaga “${job.title}”`}</DialogTitle>
      <DialogContent>
        <VStack gap={2}>
          {job.done !== undefined && <DialogContentText>{job.done}.</DialogContentText>}
          {isAsked && <HireFields value={typed} onChange={change} error={error} />}
          {isOffered && <DialogContentText>{explanation(job.people)}</DialogContentText>}
        </VStack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>
        <Button onClick={decline}>Agora não</Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => leave(() => void (isOffered && tell(job)))}
        >
          {isOffered ? offerText(job.people) : "Pronto"}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
