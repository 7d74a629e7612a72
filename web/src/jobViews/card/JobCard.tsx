import { LineIcon } from "../../ui/LineIcon.tsx";
import type { Job } from "@vagas/functions/domain/job/job";
import { placeText } from "@vagas/functions/domain/place/distance";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";
import { jobPayLine, openingsText } from "@vagas/functions/domain/pay/payText";
import { limits } from "@vagas/functions/domain/limits";
import { applyToJob, paths } from "@vagas/functions/domain/site/paths";
import { preview } from "@vagas/functions/domain/text/preview";
import { HiddenText } from "../../ui/Announcement.tsx";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { fromList } from "../../ui/page/useBackToList.ts";
import { joinFacts } from "../../ui/joinFacts.ts";
import { unbroken } from "../../ui/unbroken.ts";
import { CardDates } from "./CardDates.tsx";
import { IconFact } from "./IconFact.tsx";
import { JobBadges } from "../JobBadges.tsx";
import { useApplied } from "../useApplied.ts";
import clsx from "clsx";
import box from "../../ui/boxes.module.css";
import text from "../../ui/text.module.css";
import look from "./JobCard.module.css";

/**
 * `list`: the filters of its list, for the way back. `from`: where distances are measured; the town unless given.
 * `company`: whose page names it already.
 */
type Props = {
  job: Job;
  now: Date;
  heading?: "h2" | "h3";
  from?: string;
  list?: string;
  company?: string;
};

/** A job in a list: title, company and place, pay, type, badges. */
export function JobCard({ job, now, heading = "h2", from, list, company }: Props) {
  const over = job.filled || isExpired(job, now);
  return (
    <article aria-labelledby={`vaga-${job.id}`} className={clsx(box.surface, look.card)}>
      <div className={look.layout}>
        <CardName
          job={job}
          heading={heading}
          over={over}
          from={from}
          named={job.company !== company}
        />
        <div className={look.compared}>
          <CardFacts job={job} />
          <CardDates job={job} now={now} over={over} />
        </div>
        <div className={look.marks}>
          <JobBadges job={job} now={now} />
        </div>
        <div className={clsx(text.small, look.description)}>
          {preview(job.description, limits.cardPreview)}
        </div>
        <CardLinks job={job} over={over} list={list} />
      </div>
    </article>
  );
}

/** The title, and who offers the job where. */
function CardName({
  job,
  heading: Heading,
  over,
  from,
  named,
}: {
  job: Job;
  heading: "h2" | "h3";
  over: boolean;
  from: string | undefined;
  /** With its company's name. */
  named: boolean;
}) {
  return (
    <div className={look.name}>
      <Heading id={`vaga-${job.id}`} className={clsx(text.h3, look.title, over && text.muted)}>
        {job.title}
      </Heading>
      <p className={clsx(text.body, look.advertiser)}>
        {named && `${job.company}\u00A0· `}
        <span className={look.place}>
          <HiddenText>Local: </HiddenText>
          {placeText(job.location, from)}
        </span>
      </p>
    </div>
  );
}

function CardFacts({ job }: { job: Job }) {
  return (
    <ul className={look.facts}>
      <IconFact icon={<LineIcon of="money" />} label="Salário" strong>
        {unbroken(jobPayLine(job))}
      </IconFact>
      <IconFact icon={<LineIcon of="briefcase" />} label="Categoria">
        {joinFacts(job.category, !job.dayWork && openingsText(job.openings))}
      </IconFact>
    </ul>
  );
}

function CardLinks({ job, over, list }: { job: Job; over: boolean; list: string | undefined }) {
  const applied = useApplied(job.id);
  const state = list === undefined ? null : fromList(list);
  return (
    <div className={look.ways}>
      {/* Covers the card, so that a touch anywhere on it opens the job. */}
      <LinkButton to={paths.job(job.id)} state={state} className={look.wholeCard}>
        Ver detalhes<HiddenText>{`: ${job.title}`}</HiddenText>
      </LinkButton>
      {!over && (
        <LinkButton
          to={applyToJob({ id: job.id })}
          state={state}
          variant="contained"
          className={look.above}
        >
          {applied ? "Ver candidatura" : "Candidatar-se"}
          <HiddenText>{`: ${job.title}`}</HiddenText>
        </LinkButton>
      )}
    </div>
  );
}
