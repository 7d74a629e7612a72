import { AlreadyApplied } from "../../applyParts/AlreadyApplied.tsx";
import type { ApplicationTarget } from "../../applyParts/useApplicationTarget.ts";
import type { Stage } from "../../applyParts/useStage.ts";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { Loading } from "../../ui/message/Loading.tsx";
import { OwnCopy } from "./OwnCopy.tsx";
import { WholeResume } from "./WholeResume.tsx";
import { SendForm } from "./SendForm.tsx";
import { sentAnswers } from "./sentAnswers.ts";
import type { Step } from "./steps.ts";
import type { ResumeInput } from "./useResumeDraft.ts";

type Props = {
  input: ResumeInput;
  target: ApplicationTarget;
  onRetry: () => void;
  onChangeAnswer: (step: Step) => void;
  onBack: (() => void) | null;
  onStage: (stage: Stage) => void;
};

/** The whole résumé, for its owner and for where it goes. */
export function SendStep({ input, target, onRetry, onChangeAnswer, onBack, onStage }: Props) {
  const answers = sentAnswers(input.draft);
  if (target.state === "job" || target.state === "bank")
    return (
      <SendForm
        job={target.state === "job" ? target.job : null}
        answers={answers}
        onChangeAnswer={onChangeAnswer}
        onBack={onBack}
        onSettled={input.settle}
        onStage={onStage}
      />
    );
  const review = <WholeResume {...answers} onChangeAnswer={onChangeAnswer} />;
  switch (target.state) {
    case "applied":
      return (
        <>
          {review}
          <OwnCopy {...answers} />
          <AlreadyApplied sent={target.sent} jobId={target.jobId} job={target.job} />
        </>
      );
    case "failed":
      return (
        <>
          {review}
          <OwnCopy {...answers} />
          <ErrorState
            title="Erro ao carregar a vaga"
            description="Seu currículo está guardado neste aparelho. Verifique sua conexão e tente de novo."
            onRetry={onRetry}
          />
        </>
      );
    default:
      return (
        <>
          {review}
          <OwnCopy {...answers} />
          <Loading label="Carregando vaga..." />
        </>
      );
  }
}
