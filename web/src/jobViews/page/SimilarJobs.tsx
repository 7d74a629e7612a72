import { addressOf, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { paths } from "@vagas/functions/domain/site/paths";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { JobRows } from "../JobRows.tsx";
import { useSimilarJobs } from "./useSimilarJobs.ts";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./SimilarJobs.module.css";

type Props = {
  type: string;
  /** The job being viewed. */
  except: string;
  /** Its company, while people may apply. */
  company?: string;
};

/**
 * Open jobs of the same type, else the newest, and a link to the company's others. Nothing without any, or after a
 * failure.
 */
export function SimilarJobs({ type, except, company = "" }: Props) {
  const { jobs, companyHasMore } = useSimilarJobs(type, except, company);
  if (jobs.length === 0) return null;
  return (
    <section
      aria-labelledby="outras-vagas"
      className={clsx(look.similar, company !== "" && look.aboveBar)}
    >
      <h2 id="outras-vagas" className={clsx(text.h2, look.heading)}>
        {type !== "" && jobs[0]?.type === type ? "Vagas parecidas" : "Outras vagas abertas"}
      </h2>
      <JobRows jobs={jobs} />
      {companyHasMore && (
        <LinkButton
          to={`${paths.jobs}?${addressOf({ ...noFilters, company })}`}
          variant="outlined"
          className={look.all}
        >
          Ver todas as vagas de {company}
        </LinkButton>
      )}
    </section>
  );
}
