import { formatDate } from "@vagas/functions/domain/visitorDates";
import type { Job } from "@vagas/functions/domain/job/job";
import { filledLines } from "@vagas/functions/domain/text/filledLines";
import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactNode } from "react";
import { LineIcon } from "../ui/LineIcon.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { JobBadges } from "./JobBadges.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { VerifiedMark } from "./VerifiedMark.tsx";
import { agoText } from "./postedText.ts";
import clsx from "clsx";
import text from "../ui/text.module.css";
import look from "./JobSheet.module.css";

const neverPay = "Nunca pague por vaga, exame, curso ou uniforme.";

type Props = { job: Job; now: Date; notice?: ReactNode };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={look.part}>
      <h2 className={clsx(text.h2, look.partHeading)}>{title}</h2>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={look.lines}>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

/** Everything in a job, for its page, its preview and its printed sheet. */
export function JobSheet({ job, now, notice }: Props) {
  const requirements = filledLines(job.requirements);
  return (
    <article aria-labelledby="vaga-titulo">
      <JobBadges job={job} now={now} withoutExperience />
      <h1 id="vaga-titulo" tabIndex={-1} data-page-heading className={clsx(text.h1, look.title)}>
        {job.title}
      </h1>
      <p className={clsx(text.lead, look.company)}>
        {job.companyId !== null && job.listed ? (
          <TextLink to={paths.company(job.companyId)} color="inherit">
            {job.company}
          </TextLink>
        ) : (
          job.company
        )}
      </p>
      {job.companyVerifiedAt && <VerifiedMark at={job.companyVerifiedAt} />}
      <p className={clsx(text.small, text.muted, look.posted)}>
        Publicada <span className={look.ago}>{agoText(job.postedAt, now)}, </span>
        em <time dateTime={job.postedAt.toISOString()}>{formatDate(job.postedAt)}</time>
      </p>
      {notice}
      <JobFacts job={job} now={now} />
      <Part title="Descrição da Vaga">
        <p className={clsx(text.body, look.description)}>{job.description}</p>
      </Part>
      {requirements.length > 0 && (
        <Part title="Requisitos">
          <Lines lines={requirements} />
        </Part>
      )}
      {job.benefits.length > 0 && (
        <Part title="Benefícios">
          <Lines lines={job.benefits} />
        </Part>
      )}
      <p className={clsx(text.body, look.warning)}>
        <LineIcon of="shield" inText />
        {neverPay}
      </p>
    </article>
  );
}
