import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { closingOffer, unansweredText } from "@vagas/functions/domain/closing/closingText";
import type { LinkedJob } from "@vagas/functions/domain/job/jobLink";
import { paths } from "@vagas/functions/domain/site/paths";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { lazyFollow, type LinkFailure, useMailLink } from "../../../data/visitor/useMailLink.ts";
import { ActionRow } from "../../../ui/ActionRow.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Focused } from "../../../ui/message/Focused.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { useLinkSecret } from "../../../ui/page/useLinkSecret.ts";
import { HireQuestion } from "./HireQuestion.tsx";
import { JobLinkFrame, ToDashboard } from "./JobLinkFrame.tsx";
import { jobLinkProblemText, jobLinkText, jobLinkUnsentText } from "./jobLinkText.ts";
import { hasHappened, JobName, willHappen, type WorkingLink } from "./linkEffect.tsx";

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
      <JobLinkFrame title="Link do e-mail">
        <Loading label="Abrindo o link..." />
      </JobLinkFrame>
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
      return (
        <Focused>
          <Done link={outcome} />
        </Focused>
      );
    default:
      return (
        <Focused>
          <Problem
            problem={outcome.state}
            job={"job" in outcome ? outcome.job : null}
            onRetry={retry}
          />
        </Focused>
      );
  }
}

/** What the link does when the button is pressed. */
function Offer({
  link,
  busy,
  problem,
  onConfirm,
}: {
  link: WorkingLink;
  busy: boolean;
  problem: LinkFailure["state"] | null;
  onConfirm: () => void;
}) {
  const { title, action, busy: busyLabel } = jobLinkText[link.purpose];
  return (
    <JobLinkFrame title={title}>
      <Typography>{willHappen(link)}</Typography>
      {problem && <Notice tone="error">{jobLinkUnsentText[problem]}</Notice>}
      <ActionRow>
        <Button variant="contained" size="large" onClick={onConfirm} aria-disabled={busy}>
          {busy ? busyLabel : link.people ? closingOffer(link.people) : action}
        </Button>
        <ToDashboard />
      </ActionRow>
    </JobLinkFrame>
  );
}

function Done({ link }: { link: WorkingLink }) {
  const { purpose, job, unanswered } = link;
  return (
    <JobLinkFrame title={jobLinkText[purpose].done} icon={<CheckCircleIcon aria-hidden />}>
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
        <ToDashboard />
      </ActionRow>
    </JobLinkFrame>
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
    <JobLinkFrame title={title}>
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
          <ToDashboard variant="contained" />
        )}
      </ActionRow>
    </JobLinkFrame>
  );
}
