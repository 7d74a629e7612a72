import type { Job } from "@vagas/functions/domain/job/job";
import { applyToJob, paths } from "@vagas/functions/domain/site/paths";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { useBackToList } from "../../ui/page/useBackToList.ts";
import { useApplied } from "../useApplied.ts";
import { ContactButton } from "./ContactButton.tsx";
import look from "./ApplyBar.module.css";

/** Apply and contact: a bar at the bottom of a phone or a tablet, beside the text where there is room. */
export function ApplyBar({ job }: { job: Job }) {
  const { onward } = useBackToList(paths.jobs);
  return (
    <div data-action-bar className={look.bar}>
      <LinkButton to={applyToJob(job)} state={onward} variant="contained" size="large">
        {useApplied(job.id) ? "Ver candidatura" : "Candidatar-se"}
      </LinkButton>
      <ContactButton job={job} />
    </div>
  );
}
