import { dayWorkText } from "@vagas/functions/domain/job/dayWork";
import type { Job } from "@vagas/functions/domain/job/job";
import { jobPayLine } from "@vagas/functions/domain/pay/payText";
import { paths } from "@vagas/functions/domain/site/paths";
import { joinFacts } from "../ui/joinFacts.ts";
import { useBackToList } from "../ui/page/useBackToList.ts";
import { TextLink } from "../ui/TextLink.tsx";
import clsx from "clsx";
import box from "../ui/boxes.module.css";
import text from "../ui/text.module.css";
import look from "./JobRows.module.css";

/** Jobs as links, a row each: title, company, place, pay. */
export function JobRows({ jobs }: { jobs: readonly Job[] }) {
  const { onward } = useBackToList(paths.jobs);
  return (
    <ul className={clsx(box.surface, box.plainList, look.rows)}>
      {jobs.map((job) => (
        <li key={job.id} className={look.row}>
          <TextLink to={paths.job(job.id)} state={onward} className={look.title}>
            {job.title}
          </TextLink>
          <p className={clsx(text.small, text.muted)}>
            {joinFacts(job.company, job.location, dayWorkText(job), jobPayLine(job))}
          </p>
        </li>
      ))}
    </ul>
  );
}
