import { LineIcon } from "../../ui/LineIcon.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import type { HiddenWhy } from "@vagas/functions/domain/site/firstPage";
import type { Job } from "@vagas/functions/domain/job/job";
import { isOpen } from "@vagas/functions/domain/job/jobStanding";
import { limits } from "@vagas/functions/domain/limits";
import { homeDescription, jobPageTitle, pageNames } from "@vagas/functions/domain/site/pageTitle";
import { paths, reportJobPath } from "@vagas/functions/domain/site/paths";
import { preview } from "@vagas/functions/domain/text/preview";
import { town } from "@vagas/functions/domain/town";
import { useParams } from "react-router-dom";
import { useLookedAt } from "../../data/visitor/servedPage.ts";
import { HiddenText } from "../../ui/Announcement.tsx";
import { Brand } from "../../ui/page/Brand.tsx";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { Loading } from "../../ui/message/Loading.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { printPage } from "../../ui/printPage.ts";
import { useBackToList } from "../../ui/page/useBackToList.ts";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { ApplyBar } from "./ApplyBar.tsx";
import { ApplyNote } from "./ApplyNote.tsx";
import { JobOverNotice } from "./JobOverNotice.tsx";
import { JobSheet } from "../JobSheet.tsx";
import { PictureButton } from "../pictures/PictureButton.tsx";
import { JobUnavailable } from "./JobUnavailable.tsx";
import { useJobAddress } from "./shareJob.ts";
import { ShareButton } from "./ShareButton.tsx";
import { SheetFoot } from "./SheetFoot.tsx";
import { SimilarJobs } from "./SimilarJobs.tsx";
import { type UnshownJob, useJob } from "./useJob.ts";
import look from "./JobPage.module.css";

// A closed job's form shows them too; in their own file, every visit to this page would load one more.
export { SimilarJobs };

export function JobPage() {
  const id = useParams()["jobId"]?.trim() ?? "";
  const [lookup, retry] = useJob(id);

  if (id === "")
    return (
      <JobUnavailable
        title="ID da vaga não encontrado"
        description="O endereço desta página está incompleto."
      />
    );
  switch (lookup.state) {
    case "loading":
      return <LoadingJob />;
    case "found":
      return <Found job={lookup.job} />;
    default:
      return <Unshown id={id} lookup={lookup} onRetry={retry} />;
  }
}

function LoadingJob() {
  return (
    <>
      <h1 tabIndex={-1} data-page-heading className={look.loading}>
        <HiddenText>Vaga</HiddenText>
      </h1>
      <Loading label="Carregando vaga..." />
    </>
  );
}

type UnshownProps = { id: string; lookup: UnshownJob; onRetry: () => void };

/** Why there is no job to show at this address. */
function Unshown({ id, lookup, onRetry }: UnshownProps) {
  switch (lookup.state) {
    case "failed":
      return (
        <JobUnavailable
          title="Erro ao carregar a vaga"
          description="Verifique sua conexão e tente de novo."
          onRetry={onRetry}
        />
      );
    case "over":
      return (
        <JobUnavailable
          title={pageNames.overJob}
          description={overText(lookup.endedAt)}
          was={lookup.was}
          type={lookup.type}
          except={id}
        />
      );
    case "hidden":
      return (
        <JobUnavailable
          title={lookup.why === "review" ? pageNames.reviewedJob : pageNames.offJob}
          description={hiddenText[lookup.why]}
          type={lookup.type}
          except={id}
        />
      );
    case "missing":
      return (
        <JobUnavailable
          title={pageNames.missingJob}
          description="Ela pode ter sido preenchida, encerrada ou retirada do ar pelo anunciante."
          except={id}
        />
      );
  }
}

const hiddenText: Record<HiddenWhy, string> = {
  review: "A administração está conferindo o anúncio. Se for aprovado, ele volta a este endereço.",
  off: "Por enquanto, ela não recebe candidaturas. Se voltar, fica neste mesmo endereço.",
};

function overText(endedAt: Date | null): string {
  return endedAt
    ? `O prazo para candidaturas desta vaga terminou em ${formatDate(endedAt)}.`
    : "O anúncio foi retirado do site.";
}

function Found({ job }: { job: Job }) {
  const now = useLookedAt();
  const address = useJobAddress(job);
  const open = isOpen(job, now);
  useDocumentTitle(
    jobPageTitle(job),
    preview(job.description, limits.metaDescription),
    homeDescription,
  );

  return (
    <Page>
      <PrintedBrand />
      <BackToJobs />
      <div className={look.columns}>
        <JobSheet job={job} now={now} notice={!open && <JobOverNotice job={job} now={now} />} />
        <JobActions job={job} open={open} />
      </div>
      <SheetFoot job={job} open={open} address={address} />
      <SimilarJobs
        key={job.id}
        type={job.type}
        except={job.id}
        {...(open && { company: job.company })}
      />
    </Page>
  );
}

/** The site's name at the top of the printed sheet. */
function PrintedBrand() {
  return (
    <div aria-hidden className={look.printedBrand}>
      <Brand size={28} />
      {town.boardName}
    </div>
  );
}

function BackToJobs() {
  const { back } = useBackToList(paths.jobs);
  return (
    <LinkButton
      {...back}
      data-back
      color="inherit"
      startIcon={<LineIcon of="arrowBack" />}
      className={look.back}
    >
      Voltar para vagas
    </LinkButton>
  );
}

/** Not by its picture or poster: a job that is over has none. */
const elsewhere = "Abra esta página no navegador do celular, como o Chrome.";

type JobActionsProps = { job: Job; open: boolean };

/** What a reader can do with the job, beside its sheet where there is room. */
function JobActions({ job, open }: JobActionsProps) {
  return (
    <aside aria-label="Candidatura" className={look.beside}>
      {open && <ApplyBar job={job} />}
      {open && <ApplyNote job={job} />}
      <div className={look.ways}>
        <ShareButton job={job} />
        <Button
          data-prints
          color="inherit"
          startIcon={<LineIcon of="print" />}
          onClick={() => void printPage(elsewhere)}
        >
          Imprimir
        </Button>
        <div className={look.apart}>
          <LinkButton to={reportJobPath(job.id)} rel="nofollow" className={look.report}>
            Denunciar esta vaga
          </LinkButton>
        </div>
        {/* Last, because it comes with the code: what is before it must not move under a finger. */}
        {open && <PictureButton job={job} />}
      </div>
    </aside>
  );
}
