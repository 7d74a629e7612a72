import type { ReportedJob } from "@vagas/functions/domain/site/firstPage";
import { pageNames, pageTitle } from "@vagas/functions/domain/site/pageTitle";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { Loading } from "../../ui/message/Loading.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { JobGone } from "./JobGone.tsx";
import { ReportForm } from "./ReportForm.tsx";
import { ReportReceived } from "./ReportReceived.tsx";
import { useReport } from "./useReport.ts";
import { useReportedJob } from "./useReportedJob.ts";

/** /denunciar?vaga={id}: anybody reports a job, without an account. */
export function ReportPage() {
  const jobId = useSearchParams()[0].get("vaga") ?? "";
  return (
    <Page width="narrow">
      {/* Sending needs the code of this page, so it does not wait for an act. */}
      <span hidden data-code-now />
      <Target key={jobId} jobId={jobId} />
    </Page>
  );
}

function Target({ jobId }: { jobId: string }) {
  const [target, retry] = useReportedJob(jobId);
  switch (target.state) {
    case "loading":
      return (
        <Framed job={null}>
          <Loading label="Carregando vaga..." />
        </Framed>
      );
    case "failed":
      return (
        <Framed job={null}>
          <ErrorState
            title="Erro ao carregar a vaga"
            description="Verifique sua conexão e tente de novo."
            onRetry={retry}
          />
        </Framed>
      );
    case "gone":
      return (
        <Framed job={null}>
          <JobGone jobId={jobId} />
        </Framed>
      );
    case "found":
      return (
        <Framed job={target.job}>
          <Report jobId={jobId} />
        </Framed>
      );
  }
}

function Framed({ job, children }: { job: ReportedJob | null; children: ReactNode }) {
  return (
    <>
      <PageHeader
        title={pageNames.report}
        documentTitle={pageTitle(pageNames.report)}
        subtitle={
          job && (
            <>
              Vaga: <strong>{job.title}</strong> · {job.company}
            </>
          )
        }
      />
      {children}
    </>
  );
}

function Report({ jobId }: { jobId: string }) {
  const { stage, report, change } = useReport(jobId);
  switch (stage.at) {
    case "gone":
      return <JobGone jobId={jobId} isAnswer />;
    case "sent":
    case "already":
      return <ReportReceived jobId={jobId} stage={stage} onChange={change} />;
    default:
      return (
        <ReportForm
          jobId={jobId}
          busy={stage.at === "sending"}
          trouble={stage.at === "form" ? stage.trouble : null}
          onSend={report}
        />
      );
  }
}
