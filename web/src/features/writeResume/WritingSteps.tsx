import { pageNames, pageTitle } from "@vagas/functions/domain/site/pageTitle";
import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { NumberQuestion } from "../../applyParts/NumberQuestion.tsx";
import type { ApplicationTarget } from "../../applyParts/useApplicationTarget.ts";
import type { Stage } from "../../applyParts/useStage.ts";
import { seenJob } from "../../data/visitor/listedJobs.ts";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import text from "../../ui/text.module.css";
import { phoneDigits, reachableStep } from "./contact.ts";
import { Progress } from "./Progress.tsx";
import { QuestionStep } from "./QuestionStep.tsx";
import { SendStep } from "./SendStep.tsx";
import { isQuestion, questions, type Step, stepAddress, stepAfter, stepBefore } from "./steps.ts";
import { StepFrame } from "./StepFrame.tsx";
import { TargetLine } from "./TargetLine.tsx";
import type { ResumeInput } from "./useResumeDraft.ts";
import { warmUp } from "./useResumeSending.ts";
import { useTakingBack } from "./useTakingBack.ts";
import look from "./WritingSteps.module.css";

type Props = {
  /** Null: for the talent bank, or for one's own use. */
  jobId: string | null;
  step: Step;
  input: ResumeInput;
  target: ApplicationTarget;
  onRetry: () => void;
};

const reviewTitle = "Confira seu currículo";

function titleOf(step: Step): string {
  if (isQuestion(step)) return questions[step];
  return step === "numero" ? "Confira o telefone" : reviewTitle;
}

/** How a step was reached: by 'Continuar' from the one before, or to change an answer of the whole. */
type StepState = { from?: Step } | null;

function useSteps(jobId: string | null, step: Step) {
  const navigate = useNavigate();
  const { from } = (useLocation().state ?? {}) as NonNullable<StepState>;
  const before = stepBefore(step);
  const isChange = from === "enviar";
  const open = (to: Step) => void navigate(stepAddress(jobId, to), { state: { from: step } });
  return {
    isChange,
    open,
    next: () => (isChange ? open("enviar") : open(stepAfter(step))),
    back:
      before &&
      (() =>
        from === undefined
          ? void navigate(stepAddress(jobId, before), { replace: true })
          : void navigate(-1)),
  };
}

/** With the first answer: the signal may be gone before the second. */
function useWarmUp(isBegun: boolean) {
  useEffect(() => {
    if (isBegun) warmUp();
  }, [isBegun]);
}

/** The heading gets the focus when another step replaces the one before. */
function useHeading(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

/** The step that the address names, under its heading. */
export function WritingSteps({ jobId, step, input, target, onRetry }: Props) {
  const { draft, change } = input;
  // Answers for an unknown job go to the talent bank.
  const answering = useTakingBack(input, target.state === "bank" ? null : jobId);
  const [stage, setStage] = useState<Stage>("form");
  const { next, back, open, isChange } = useSteps(jobId, step);
  const reachable = reachableStep(step, draft);
  const digits = phoneDigits(draft.phone) ?? "";
  useWarmUp(step !== "1" || draft.resume.wanted.length > 0);

  function confirmNumber() {
    change({ confirmedPhone: digits });
    open("enviar");
  }

  if (reachable !== step) return <Navigate to={stepAddress(jobId, reachable)} replace />;

  return (
    <div className={look.steps}>
      <StageHeader
        stage={stage}
        step={step}
        digits={digits}
        target={jobId === null ? null : target}
      />
      {isQuestion(step) && (
        <QuestionStep
          key={step}
          step={step}
          job={jobId === null ? null : seenJob(jobId)}
          input={answering}
          nextLabel={isChange ? "Pronto" : "Continuar"}
          onNext={next}
          onBack={back}
        />
      )}
      {step === "numero" && (
        <StepFrame nextLabel="Sim" backLabel="Corrigir" onNext={confirmNumber} onBack={back} />
      )}
      {step === "enviar" && (
        <SendStep
          input={input}
          target={target}
          onRetry={onRetry}
          onChangeAnswer={open}
          onBack={back}
          onStage={setStage}
        />
      )}
    </div>
  );
}

type HeaderProps = {
  step: Step;
  /** The number to be confirmed. */
  digits: string;
  /** Null without a job. */
  target: ApplicationTarget | null;
};

/** What replaces the form once it is sent has a heading of its own. */
function StageHeader({ stage, ...props }: HeaderProps & { stage: Stage }) {
  if (stage === "form") return <StepHeader {...props} />;
  return stage === "settled" && <PageHeader title={pageNames.apply} />;
}

function StepHeader({ step, digits, target }: HeaderProps) {
  const heading = useHeading(step);
  useDocumentTitle(pageTitle(titleOf(step)));
  return (
    <header className={look.header}>
      {target && <TargetLine target={target} />}
      <Progress step={step} />
      <h1 ref={heading} tabIndex={-1} data-page-heading className={clsx(text.h1, look.title)}>
        {step === "numero" ? <NumberQuestion digits={digits} /> : titleOf(step)}
      </h1>
    </header>
  );
}
