import { capitalized } from "../../ui/capitalized.ts";
import { paths } from "@vagas/functions/domain/site/paths";
import { endMark, type WeekJob } from "@vagas/functions/domain/week/week";
import { joinFacts } from "../../ui/joinFacts.ts";
import { LineIcon } from "../../ui/LineIcon.tsx";
import { LinkRow, LinkRows } from "../../ui/list/LinkRows.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import look from "./WeekRows.module.css";

/** Jobs of the week, a row each: title, company, place, pay, and what is special. */
export function WeekRows({ jobs, now }: { jobs: readonly WeekJob[]; now: Date }) {
  return (
    <LinkRows>
      {jobs.map((job) => (
        <LinkRow
          key={job.id}
          to={paths.job(job.id)}
          title={job.title}
          facts={joinFacts(job.company, job.location)}
          strong={job.pay}
        >
          <Marks job={job} now={now} />
        </LinkRow>
      ))}
    </LinkRows>
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
