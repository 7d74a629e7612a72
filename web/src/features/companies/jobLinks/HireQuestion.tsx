import Button from "@mui/material/Button";
import { type HireReply, hireReply } from "@vagas/functions/domain/closing/hireAnswers";
import { type ReactNode, useState } from "react";
import type { LinkFailure } from "../../../data/visitor/useMailLink.ts";
import { ActionRow } from "../../../ui/ActionRow.tsx";
import { chooseOneText } from "../../../ui/form/ChoiceTile.tsx";
import { useFocusOnInvalid } from "../../../ui/form/useFocusOnInvalid.ts";
import { Notice } from "../../../ui/message/Notice.tsx";
import { HireFields, hirePeopleError, type TypedHire } from "../jobs/closing/HireFields.tsx";
import { JobLinkFrame, ToDashboard } from "./JobLinkFrame.tsx";
import { jobLinkText, jobLinkUnsentText } from "./jobLinkText.ts";

type QuestionProps = {
  busy: boolean;
  problem: LinkFailure["state"] | null;
  about: ReactNode;
  onAnswer: (reply: HireReply) => void;
};

/** Whether the job found somebody; nothing is stored before the button is pressed. */
export function HireQuestion({ busy, problem, about, onAnswer }: QuestionProps) {
  const [typed, setTyped] = useState<TypedHire>({ answer: null, people: "1" });
  const [tried, setTried] = useState(false);
  const focusInvalid = useFocusOnInvalid();
  const { title, action, busy: busyLabel } = jobLinkText.hired;
  const reply = typed.answer && hireReply(typed.answer, typed.people);
  function send() {
    if (reply) return onAnswer(reply);
    setTried(true);
    focusInvalid();
  }
  return (
    <JobLinkFrame title={title}>
      {about}
      <HireFields
        value={typed}
        onChange={setTyped}
        quietLegend
        choiceError={tried && typed.answer === null ? chooseOneText : undefined}
        error={tried && typed.answer !== null && reply === null ? hirePeopleError : undefined}
      />
      {problem && <Notice tone="error">{jobLinkUnsentText[problem]}</Notice>}
      <ActionRow>
        <Button variant="contained" size="large" onClick={send} aria-disabled={busy}>
          {busy ? busyLabel : action}
        </Button>
        <ToDashboard />
      </ActionRow>
    </JobLinkFrame>
  );
}
