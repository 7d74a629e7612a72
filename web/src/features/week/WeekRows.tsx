import { capitalized } from "../../ui/capitalized.ts";
import { paths } from "@vagas/functions/domain/site/paths";
import { endMark, type WeekJob } from "@vagas/functions/domain/week/week";
import clsx from "clsx";
import box from "../../ui/boxes.module.css";
import { joinFacts } from "../../ui/joinFacts.ts";
import { LineIcon } from "../../ui/LineIcon.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import text from "../../ui/text.module.css";
import { TextLink } from "../../ui/TextLink.tsx";
import look from "./WeekRows.module.css";

/** Jobs of the week, a row each: title, company, place, pay, and what is special. */
export function WeekRows({ jobs, now }: { jobs: readonly WeekJob[]; now: Date }) {
  return (
    <ul className={clsx(box.surface, box.plainList, look.rows)}>
      {jobs.map((job) => (
        <li key={job.id} className={look.row}>
          <TextLink to={paths.job(job.id)} className={look.title}>
            {job.title}
          </TextLink>
          <p className={clsx(text.small, text.muted)}>
            {joinFacts(job.company, job.location, job.pay)}
          </p>
          <Marks job={job} now={now} />
        </li>
      ))}
    </ul>
  );
}

function Marks({ job, now }: { job: WeekJob; now: Date }) {
  const end = endMark(job, now);
  if (!job.urgent && end === "") return null;
  return (
    <div className={look.marks}>
      {job.urgent && <StatusChip tone="urgent" icon={<LineIcon of="bolt" />} label="Urgente" />}
      {end !== "" && (
        <StatusChip
          tone="soon"
          icon={<LineIcon of={job.dayWork ? "calendar" : "hourglass"} />}
          label={capitalized(end)}
        />
      )}
    </div>
  );
}
