import { useState } from "react";
import { resumeContent } from "../../resumePdf/resumeContent.ts";
import { ResumeSheet } from "../../resumePdf/ResumeSheet.tsx";
import { Button } from "../../ui/button/Button.tsx";
import look from "./WholeResume.module.css";
import type { SentAnswers } from "./sentAnswers.ts";
import { type Question, questions, type Step } from "./steps.ts";

type Props = SentAnswers & {
  onChangeAnswer: (step: Step) => void;
  /** What was sent is on its way. */
  busy?: boolean;
};

/** The résumé as its file looks, and the way back to each answer. */
export function WholeResume({ resume, person, onChangeAnswer, busy = false }: Props) {
  const [today] = useState(() => new Date());
  return (
    <>
      <div className={look.paper}>
        <ResumeSheet content={resumeContent(resume, person, today)} />
      </div>
      <details>
        <summary className={look.summary}>Mudar resposta</summary>
        <ul className={look.list}>
          {(Object.keys(questions) as Question[]).map((step) => (
            <li key={step}>
              <Button
                size="large"
                aria-disabled={busy}
                onClick={() => !busy && onChangeAnswer(step)}
              >
                {questions[step]}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
