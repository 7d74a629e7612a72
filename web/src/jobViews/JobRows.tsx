import { dayWorkText } from "@vagas/functions/domain/job/dayWork";
import type { Job } from "@vagas/functions/domain/job/job";
import { jobPayLine } from "@vagas/functions/domain/pay/payText";
import { paths } from "@vagas/functions/domain/site/paths";
import { joinFacts } from "../ui/joinFacts.ts";
import { LinkRow, LinkRows } from "../ui/list/LinkRows.tsx";
import { useBackToList } from "../ui/page/useBackToList.ts";

/** Jobs as links, a row each: title, company, place, pay. */
export function JobRows({ jobs }: { jobs: readonly Job[] }) {
  const { onward } = useBackToList(paths.jobs);
  return (
    <LinkRows>
      {jobs.map((job) => (
        <LinkRow
          key={job.id}
          to={paths.job(job.id)}
          state={onward}
          title={job.title}
          facts={joinFacts(job.company, job.location, dayWorkText(job))}
          strong={jobPayLine(job)}
        />
      ))}
    </LinkRows>
  );
}
