import type { Job } from "@vagas/functions/domain/job/job";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { withoutControls } from "@vagas/functions/domain/text/withoutControls";
import { type ReactNode, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { Loading } from "../../ui/message/Loading.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { AlreadyApplied } from "../../applyParts/AlreadyApplied.tsx";
import type { Stage } from "../../applyParts/useStage.ts";
import { Application } from "./Application.tsx";
import { LaterJobClosed } from "../../applyParts/LaterJobClosed.tsx";
import { LaterSimilarJobs } from "../../applyParts/LaterSimilarJobs.tsx";
import { chatPromise, hasChat } from "../../applyParts/chatWithAdvertiser.ts";
import {
  type ApplicationTarget,
  useApplicationTarget,
} from "../../applyParts/useApplicationTarget.ts";

export function ApplyPage() {
  const [params] = useSearchParams();
  const [target, retry] = useApplicationTarget(params.get("jobId"));
  const [stage, setStage] = useState<Stage>("form");
  const navigate = useNavigate();

  function leave() {
    // The entry before the first page of a load can be of another site. A job's rendered page is one of ours, but opens
    // this one by a load.
    const opened = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    const before = target.state === "job" ? paths.job(target.job.id) : paths.jobs;
    void (opened > 0 ? navigate(-1) : navigate(before));
  }

  return (
    <Page width="narrow">
      {/* People come to type: the code of this page does not wait for an act. */}
      <span hidden data-code-now />
      {/* Always in one place, because it has had the focus since the page was opened. */}
      {stage !== "sent" && (
        <PageHeader
          title="Enviar Currículo"
          documentTitle={pageTitle("Enviar Currículo")}
          subtitle={subtitle(target, stage, withoutControls(params.get("jobTitle") ?? ""))}
        />
      )}
      <Suspense fallback={<Loading label="Carregando..." />}>
        <Target target={target} onRetry={retry} onLeave={leave} onStage={setStage} />
      </Suspense>
    </Page>
  );
}

/** The text below the heading; `jobTitle` comes from the address until the job is loaded. */
function subtitle(target: ApplicationTarget, stage: Stage, jobTitle: string | null): ReactNode {
  switch (target.state) {
    case "loading":
    case "failed":
      return jobTitle;
    case "applied":
    case "closed":
      return target.job && <JobName job={target.job} />;
    case "job":
      return (
        <>
          <JobName job={target.job} />
          {stage === "form" && hasChat(target.job) && (
            <>
              <br />
              {chatPromise}
            </>
          )}
        </>
      );
    case "bank":
      return (
        stage === "form" && (
          <>
            {target.asked && "A vaga deste endereço não foi encontrada. "}
            Seu currículo vai para o banco de talentos, e empresas da região podem encontrar você.
          </>
        )
      );
  }
}

function JobName({ job }: { job: Job }) {
  return (
    <>
      Vaga: <strong>{job.title}</strong> · {job.company}
    </>
  );
}

type TargetProps = {
  target: ApplicationTarget;
  onRetry: () => void;
  onLeave: () => void;
  onStage: (stage: Stage) => void;
};

function Target({ target, onRetry, onLeave, onStage }: TargetProps) {
  switch (target.state) {
    case "loading":
      return <Loading label="Carregando formulário..." />;
    case "failed":
      return (
        <ErrorState
          title="Erro ao carregar a vaga"
          description="Verifique sua conexão e tente de novo."
          onRetry={onRetry}
        />
      );
    case "applied":
      return <AlreadyApplied sent={target.sent} jobId={target.jobId} job={target.job} />;
    case "closed":
      return (
        <>
          <LaterJobClosed ending={target.ending} />
          <LaterSimilarJobs jobId={target.jobId} job={target.job} />
        </>
      );
    case "job": {
      const { job } = target;
      return <Application key={job.id} job={job} onLeave={onLeave} onStage={onStage} />;
    }
    case "bank":
      return <Application key="bank" job={null} onLeave={onLeave} onStage={onStage} />;
  }
}
