import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/dates";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import type { JobLinkPurpose, LinkedJob } from "@vagas/functions/domain/job/jobLink";
import type { ReactNode } from "react";
import type { JobLinkOutcome } from "../../../data/visitor/jobLinkCall.ts";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { lazyFollow, type LinkFailure, useMailLink } from "../../../data/visitor/useMailLink.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { useLinkSecret } from "../../../ui/page/useLinkSecret.ts";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { jobLinkProblemText, jobLinkText, jobLinkUnsentText } from "./jobLinkText.ts";
import { ActionRow } from "../../../ui/ActionRow.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

/**
 * /vaga/confirmar#token: what a signed link will do, and the button that does it. Opening the page changes nothing.
 */
export function JobLinkPage() {
  const [token] = useLinkSecret("hash");
  return (
    <Page width="narrow">
      <JobLink key={token} token={token} />
    </Page>
  );
}

/** Calls the functions; loaded when a link is opened. */
const follow = lazyFollow(
  lazyImport(async () => (await import("../../../data/visitor/jobLinkCall.ts")).followJobLink),
);

function JobLink({ token }: { token: string }) {
  const { outcome, busy, problem, give, retry } = useMailLink(token, follow);
  if (outcome === null)
    return (
      <Frame title="Link do e-mail">
        <Loading label="Abrindo o link..." />
      </Frame>
    );
  switch (outcome.state) {
    case "ready":
      return (
        <Offer
          link={outcome}
          busy={busy}
          problem={problem}
          onConfirm={() => void give("confirmed")}
        />
      );
    case "done":
      return <Done link={outcome} />;
    default:
      return (
        <Problem
          problem={outcome.state}
          job={"job" in outcome ? outcome.job : null}
          onRetry={retry}
        />
      );
  }
}

type Link = Extract<JobLinkOutcome, { purpose: JobLinkPurpose }>;

/** What the link does when the button is pressed. */
function Offer({
  link: { purpose, job, until },
  busy,
  problem,
  onConfirm,
}: {
  link: Link;
  busy: boolean;
  problem: LinkFailure["state"] | null;
  onConfirm: () => void;
}) {
  const { title, action, busy: busyLabel } = jobLinkText[purpose];
  return (
    <Frame title={title}>
      <Typography>
        {purpose === "renew" ? (
          <>
            A vaga <JobName job={job} /> recebe candidaturas até <Day at={until} />, do jeito que
            está, sem nova análise.
          </>
        ) : (
          <>
            A vaga <JobName job={job} /> fica marcada como preenchida: ninguém mais se candidata, e
            quem abrir o anúncio vê que a vaga foi preenchida. Dá para reabrir no painel da empresa.
          </>
        )}
      </Typography>
      {problem && <Notice tone="error">{jobLinkUnsentText[problem]}</Notice>}
      <ActionRow>
        <Button variant="contained" size="large" onClick={onConfirm} aria-disabled={busy}>
          {busy ? busyLabel : action}
        </Button>
        <Dashboard />
      </ActionRow>
    </Frame>
  );
}

function Done({ link: { purpose, job, until } }: { link: Link }) {
  return (
    <Frame title={jobLinkText[purpose].done} icon={<CheckCircleIcon aria-hidden />}>
      <Typography role="status">
        {purpose === "renew" ? (
          <>
            A vaga <JobName job={job} /> recebe candidaturas até <Day at={until} />.
          </>
        ) : (
          <>
            Obrigado por avisar. A vaga <JobName job={job} /> não recebe mais candidaturas.
          </>
        )}
      </Typography>
      <ActionRow>
        <ButtonLink to={paths.job(job.id)} variant="contained" size="large">
          Ver a vaga
        </ButtonLink>
        <Dashboard />
      </ActionRow>
    </Frame>
  );
}

type ProblemProps = {
  problem: keyof typeof jobLinkProblemText;
  job: LinkedJob | null;
  onRetry: () => void;
};

function Problem({ problem, job, onRetry }: ProblemProps) {
  const { title, description } = jobLinkProblemText[problem];
  const isPassing = problem === "offline" || problem === "failed";
  return (
    <Frame title={title}>
      {job && (
        <Typography>
          Vaga: <JobName job={job} />
        </Typography>
      )}
      <Typography role="alert">{description}</Typography>
      <ActionRow>
        {isPassing ? (
          <Button variant="contained" size="large" onClick={onRetry}>
            Tentar de novo
          </Button>
        ) : (
          <Dashboard variant="contained" />
        )}
      </ActionRow>
    </Frame>
  );
}

function JobName({ job: { title, company } }: { job: LinkedJob }) {
  return (
    <>
      <strong>{title}</strong> ({company})
    </>
  );
}

/** A time in milliseconds, as its day. */
function Day({ at }: { at: number }) {
  return <strong>{formatDate(new Date(at))}</strong>;
}

function Frame({
  title,
  icon,
  children,
}: {
  title: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <VStack
      sx={{ "& > svg": { fontSize: 56, color: "primary.main" }, "& > p": { maxWidth: "60ch" } }}
    >
      {icon}
      <Box sx={{ mb: -2 }}>
        <PageHeader title={title} documentTitle={pageTitle(title)} />
      </Box>
      {children}
    </VStack>
  );
}

function Dashboard({ variant = "text" }: { variant?: "text" | "contained" }) {
  return (
    <ButtonLink to={paths.companyDashboard} variant={variant} size="large">
      Abrir o painel da empresa
    </ButtonLink>
  );
}
