import { endOfDay } from "@vagas/functions/domain/dates";
import { emptyJobDraft, type Job, jobContent, jobDraftOf } from "@vagas/functions/domain/job/job";
import type { Company } from "@vagas/functions/domain/company/company";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useCompanyJob } from "../../../data/company/companyJobs.ts";
import { publishJob } from "../../../data/company/companyJobWrites.ts";
import { changedKind } from "../../../jobInputs/changedKind.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { useCompanyArea } from "../companyContext.ts";
import { DeactivatedNotice } from "../DeactivatedNotice.tsx";
import { JobForm, type Saved } from "./JobForm.tsx";
import { draftKey } from "./jobFormDraft.ts";
import type { JobFormInput, JobFormOutput } from "./jobFormSchema.ts";
import { decidedText, noPlaceText, saveFailureText } from "./jobFormText.ts";
import { useNewJobId } from "./useNewJobId.ts";

/** /empresa/vagas/nova; `copiar` is the id of a job to copy. */
export function NewJobPage() {
  const { company } = useCompanyArea();
  const [search] = useSearchParams();
  const copied = search.get("copiar");
  return (
    <Page width="narrow">
      <PageHeader
        title="Publicar Nova Vaga"
        subtitle="A administração confere cada vaga antes de ela aparecer no site."
      />
      {!company.active ? (
        <DeactivatedNotice />
      ) : copied ? (
        <CopiedJob key={copied} jobId={copied} />
      ) : (
        <NewJob key="nova" />
      )}
    </Page>
  );
}

/** A copy of one's own job as it was when the form opened; another company's job opens an empty form. */
function CopiedJob({ jobId }: { jobId: string }) {
  const { company } = useCompanyArea();
  const job = useCompanyJob(jobId);
  const [opened, setOpened] = useState<{ copied: Job | null } | null>(null);
  // A later failure must not take away a form that is being filled in.
  if (opened === null && job.state === "ready")
    setOpened({ copied: job.value?.companyId === company.id ? job.value : null });
  if (opened !== null) return <NewJob copied={opened.copied} sourceId={jobId} />;
  if (job.state !== "failed") return <Loading label="Carregando a vaga..." />;
  // A weak line and a refused job fail alike.
  return (
    <ErrorState
      title="Erro ao carregar a vaga"
      description="Verifique sua conexão e tente de novo."
      onRetry={job.retry}
      action={<ButtonLink to={paths.companyNewJob}>Começar do zero</ButtonLink>}
    />
  );
}

/** An empty form, or what a copied job says, for another day. */
function newDraft({ name, whatsapp }: Company, copied: Job | null): JobFormInput {
  const now = new Date();
  const empty = {
    ...emptyJobDraft(now, name),
    contactWhatsapp: formatPhone(whatsapp ?? ""),
    explanations: "",
  };
  if (copied === null) return empty;
  const typed = { ...empty, ...jobDraftOf(copied) };
  return { ...typed, deadline: changedKind(typed, typed.dayWork, now).deadline };
}

function NewJob({
  copied = null,
  sourceId = null,
}: {
  copied?: Job | null;
  sourceId?: string | null;
}) {
  const { company } = useCompanyArea();
  const storageKey = draftKey(company.id, sourceId && `copia-${sourceId}`);
  const { idFor, forget } = useNewJobId(storageKey);
  const [start] = useState(() => newDraft(company, copied));

  async function publish(sent: JobFormOutput): Promise<Saved> {
    const outcome = await publishJob(idFor(sent.title), company.id, {
      content: jobContent(sent),
      expiresAt: endOfDay(sent.deadline),
      explanations: sent.explanations,
    });
    // A deleted job's id is never free again.
    if (outcome === "forbidden") forget();
    if (outcome === "full" || outcome === "tooSoon") return { notice: noPlaceText[outcome] };
    if (outcome === "done")
      notify({
        severity: "success",
        title: "Vaga enviada para aprovação",
        description: `Ela aparece no site quando for aprovada. A resposta chega no e-mail ${company.email}.`,
      });
    else
      notify({
        severity: "error",
        title: "Erro ao salvar vaga",
        description: outcome === "changed" ? decidedText : saveFailureText[outcome],
      });
    return outcome === "done";
  }

  return (
    <JobForm
      label="Nova vaga"
      submitLabel="Publicar Vaga"
      start={start}
      storageKey={storageKey}
      isNew
      onSave={publish}
      onDiscard={forget}
    />
  );
}
