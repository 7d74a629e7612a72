import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { formatDate, formatTime } from "@vagas/functions/domain/dates";
import { answerDelayMinutes } from "@vagas/functions/domain/application/answer";
import {
  closingOffer,
  closingTold,
  unansweredText,
} from "@vagas/functions/domain/closing/closingText";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { type HireReply, hireReply } from "@vagas/functions/domain/closing/hireAnswers";
import type { JobLinkPurpose, LinkedJob } from "@vagas/functions/domain/job/jobLink";
import { type ReactNode, useState } from "react";
import type { JobLinkOutcome } from "../../../data/visitor/jobLinkCall.ts";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { lazyFollow, type LinkFailure, useMailLink } from "../../../data/visitor/useMailLink.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { useLinkSecret } from "../../../ui/page/useLinkSecret.ts";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { HireFields, hirePeopleError, type TypedHire } from "../hires/HireFields.tsx";
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
      return outcome.purpose === "hired" ? (
        <HireQuestion
          busy={busy}
          problem={problem}
          about={<Typography>{willHappen(outcome)}</Typography>}
          onAnswer={(reply) => void give(reply)}
        />
      ) : (
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
  link,
  busy,
  problem,
  onConfirm,
}: {
  link: Link;
  busy: boolean;
  problem: LinkFailure["state"] | null;
  onConfirm: () => void;
}) {
  const { title, action, busy: busyLabel } = jobLinkText[link.purpose];
  return (
    <Frame title={title}>
      <Typography>{willHappen(link)}</Typography>
      {problem && <Notice tone="error">{jobLinkUnsentText[problem]}</Notice>}
      <ActionRow>
        <Button variant="contained" size="large" onClick={onConfirm} aria-disabled={busy}>
          {busy ? busyLabel : link.people ? closingOffer(link.people) : action}
        </Button>
        <Dashboard />
      </ActionRow>
    </Frame>
  );
}

function willHappen({ purpose, job, until, people = 0 }: Link): ReactNode {
  switch (purpose) {
    case "renew":
      return (
        <>
          A vaga <JobName job={job} /> recebe candidaturas até <Day at={until} />, do jeito que
          está, sem nova análise.
        </>
      );
    case "fill":
      return (
        <>
          A vaga <JobName job={job} /> fica marcada como preenchida: ninguém mais se candidata, e
          quem abrir o anúncio vê que a vaga foi preenchida. Dá para reabrir no painel da empresa.
        </>
      );
    case "tell":
      return (
        <>
          {unansweredText(people)} Daqui a {answerDelayMinutes} minutos, quem se candidatou à vaga{" "}
          <JobName job={job} /> fica sabendo, por e-mail ou na página “Minhas candidaturas”, que ela
          foi encerrada. Até lá, dá para desfazer no painel da empresa.
        </>
      );
    case "hired":
      return (
        <>
          O prazo da vaga <JobName job={job} /> terminou em <Day at={until} />. Contamos apenas
          números, sem o nome da empresa ou de quem foi contratado.
        </>
      );
  }
}

type QuestionProps = {
  busy: boolean;
  problem: LinkFailure["state"] | null;
  about: ReactNode;
  onAnswer: (reply: HireReply) => void;
};

/** Whether the job found somebody; nothing is stored before the button is pressed. */
function HireQuestion({ busy, problem, about, onAnswer }: QuestionProps) {
  const [typed, setTyped] = useState<TypedHire>({ answer: null, people: "1" });
  const [tried, setTried] = useState(false);
  const { title, action, busy: busyLabel } = jobLinkText.hired;
  const reply = typed.answer && hireReply(typed.answer, typed.people);
  const send = () => (reply ? onAnswer(reply) : setTried(true));
  return (
    <Frame title={title}>
      {about}
      <HireFields
        value={typed}
        onChange={setTyped}
        quietLegend
        error={tried && typed.answer !== null && reply === null ? hirePeopleError : undefined}
      />
      {tried && typed.answer === null && <Notice tone="error">Escolha uma das respostas.</Notice>}
      {problem && <Notice tone="error">{jobLinkUnsentText[problem]}</Notice>}
      <ActionRow>
        <Button variant="contained" size="large" onClick={send} aria-disabled={busy}>
          {busy ? busyLabel : action}
        </Button>
        <Dashboard />
      </ActionRow>
    </Frame>
  );
}

function Done({ link }: { link: Link }) {
  const { purpose, job, unanswered } = link;
  return (
    <Frame title={jobLinkText[purpose].done} icon={<CheckCircleIcon aria-hidden />}>
      <Typography role="status">{hasHappened(link)}</Typography>
      {unanswered && (
        <Typography>
          {unansweredText(unanswered.people)} Quer avisar que a vaga foi encerrada?
        </Typography>
      )}
      <ActionRow>
        {unanswered && (
          <ButtonLink
            to={`${paths.confirmJobLink}#${unanswered.token}`}
            variant="contained"
            size="large"
          >
            {closingOffer(unanswered.people)}
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.job(job.id)}
          variant={unanswered ? "outlined" : "contained"}
          size="large"
        >
          Ver a vaga
        </ButtonLink>
        <Dashboard />
      </ActionRow>
    </Frame>
  );
}

function hasHappened({ purpose, job, until, people = 0 }: Link): ReactNode {
  switch (purpose) {
    case "renew":
      return (
        <>
          A vaga <JobName job={job} /> recebe candidaturas até <Day at={until} />.
        </>
      );
    case "fill":
      return (
        <>
          Obrigado por avisar. A vaga <JobName job={job} /> não recebe mais candidaturas.
        </>
      );
    case "tell":
      return (
        <>
          {closingTold(people)} às <strong>{formatTime(new Date(until))}</strong> que a vaga{" "}
          <JobName job={job} /> foi encerrada. Até lá, dá para desfazer no painel da empresa.
        </>
      );
    case "hired":
      return (
        <>
          Guardamos a resposta sobre a vaga <JobName job={job} />.
        </>
      );
  }
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
