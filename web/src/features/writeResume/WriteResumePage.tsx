import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AlreadyApplied } from "../../applyParts/AlreadyApplied.tsx";
import { LaterJobClosed } from "../../applyParts/LaterJobClosed.tsx";
import { LaterSimilarJobs } from "../../applyParts/LaterSimilarJobs.tsx";
import {
  type ApplicationTarget,
  useApplicationTarget,
} from "../../applyParts/useApplicationTarget.ts";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { GoOn } from "./GoOn.tsx";
import { stepAddress, stepIn } from "./steps.ts";
import { useResumeDraft } from "./useResumeDraft.ts";
import { WritingSteps } from "./WritingSteps.tsx";

const title = "Fazer meu currículo";

/** /curriculo?jobId={id}&passo={step}: somebody without a file answers six questions. */
export function WriteResumePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const jobId = params.get("jobId");
  const asked = stepIn(params);
  const input = useResumeDraft(asked);
  const [wasKept, setWasKept] = useState(input.isKept);
  const [target, retry] = useApplicationTarget(jobId);
  const end = endOf(target);

  if (end)
    return (
      <Page width="narrow">
        <PageHeader title={title} />
        {end}
      </Page>
    );
  if (asked === null && wasKept)
    return (
      <Page width="narrow">
        <GoOn
          title={title}
          name={input.draft.name}
          onGoOn={() => void navigate(stepAddress(jobId, input.keptStep))}
          onStartAgain={() => {
            input.startAgain();
            setWasKept(false);
          }}
        />
      </Page>
    );
  return (
    <Page width="narrow">
      <WritingSteps
        jobId={jobId}
        step={asked ?? "1"}
        input={input}
        target={target}
        onRetry={retry}
      />
    </Page>
  );
}

/** What replaces the questions for a job that takes no application of this person; null if it does. */
function endOf(target: ApplicationTarget) {
  if (target.state === "closed")
    return (
      <>
        <LaterJobClosed ending={target.ending} />
        <LaterSimilarJobs jobId={target.jobId} job={target.job} />
      </>
    );
  // A résumé in the talent bank does not stop anybody from writing one of their own.
  if (target.state === "applied" && target.jobId !== null)
    return <AlreadyApplied sent={target.sent} jobId={target.jobId} job={target.job} />;
  return null;
}
