import type { Job } from "@vagas/functions/domain/job/job";
import { storedWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { useEffect, useEffectEvent, useState } from "react";
import { Consents } from "../../applyParts/fields/Consents.tsx";
import { KeepPersonField } from "../../applyParts/fields/KeepPersonField.tsx";
import { LeaveQuestion } from "../../applyParts/LeaveQuestion.tsx";
import { isEnd, SendingEnd } from "../../applyParts/SendingEnd.tsx";
import { sendLabel, SendingNotice } from "../../applyParts/SendingNotice.tsx";
import { isPastStopping, type SendingState } from "../../applyParts/sendingState.ts";
import { type Stage, useStage } from "../../applyParts/useStage.ts";
import { keepLastPerson, type LastPerson } from "../../data/application/lastPerson.ts";
import { OwnCopy } from "./OwnCopy.tsx";
import type { SentAnswers } from "./sentAnswers.ts";
import { StepFrame } from "./StepFrame.tsx";
import type { Step } from "./steps.ts";
import { useFocusOnInvalid } from "../../ui/form/useFocusOnInvalid.ts";
import { useResumeSending } from "./useResumeSending.ts";
import { WholeResume } from "./WholeResume.tsx";

type Props = {
  /** Null: for the talent bank. */
  job: Job | null;
  answers: SentAnswers;
  onChangeAnswer: (step: Step) => void;
  onBack: (() => void) | null;
  /** It is sent, or was before. */
  onSettled: () => void;
  onStage: (stage: Stage) => void;
};

function keptPerson({ person, resume }: SentAnswers): LastPerson {
  return {
    name: person.name,
    phone: person.phone,
    email: person.email ?? "",
    writtenResume: storedWrittenResume(resume),
  };
}

/** Whether this person's résumé has arrived: now, or before. */
function isSettled(sending: SendingState, { name, phone }: SentAnswers["person"]): boolean {
  if (sending.state === "sent") return sending.of === undefined || sending.of === name;
  if (sending.state !== "already" || sending.sent.isWithdrawn) return false;
  return sending.sent.name === name && sending.sent.phone === phone;
}

/** Calls back once the résumé has arrived. */
function useWhenSettled(hasArrived: boolean, onSettled: () => void) {
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (hasArrived) settle();
  }, [hasArrived]);
}

/** The résumé with the consents and the button that sends it; then what became of it. */
export function SendForm({ job, answers, onChangeAnswer, onBack, onSettled, onStage }: Props) {
  const { sending, isBusy, chat, consents, errors, submit, cancel, consent } = useResumeSending(
    job,
    answers,
  );
  const focusInvalid = useFocusOnInvalid();
  const [isKept, setKept] = useState(false);
  const { state } = sending;
  useStage(state, onStage);
  useWhenSettled(isSettled(sending, answers.person), onSettled);

  if (isEnd(sending))
    return (
      <>
        <SendingEnd sending={sending} job={job} chat={chat} stays />
        <OwnCopy {...answers} />
      </>
    );

  function sendNow() {
    if (!submit()) focusInvalid();
    else if (isKept) keepLastPerson(keptPerson(answers));
  }

  const first = job ? "Enviar candidatura" : "Enviar para o banco de talentos";
  return (
    <>
      <StepFrame
        nextLabel={isBusy ? "Enviando..." : sendLabel(sending, first)}
        busy={isBusy}
        onBack={onBack}
        onNext={sendNow}
      >
        <WholeResume {...answers} busy={isBusy} onChangeAnswer={onChangeAnswer} />
        {!job && <OwnCopy {...answers} />}
        <Consents
          company={job?.company ?? null}
          values={consents}
          errors={errors}
          onChange={consent}
        />
        <KeepPersonField kept={isKept} onChange={setKept} />
        <SendingNotice sending={sending} onCancel={cancel} />
        {job && <OwnCopy {...answers} />}
      </StepFrame>
      <LeaveQuestion sending={isBusy && !isPastStopping(sending)} onLeave={cancel} />
    </>
  );
}
