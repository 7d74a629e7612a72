import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { addressOf, noFilters } from "@vagas/functions/domain/job/jobFilters";
import { paths } from "@vagas/functions/domain/site/paths";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { JobRows } from "../JobRows.tsx";
import { useSimilarJobs } from "./useSimilarJobs.ts";

type Props = {
  type: string;
  /** The job being viewed. */
  except: string;
  /** Its company, while people may apply. */
  company?: string;
  now: Date;
};

/**
 * Open jobs of the same type, else the newest, and a link to the company's others. Nothing without any, or after a
 * failure.
 */
export function SimilarJobs({ type, except, company = "", now }: Props) {
  const { jobs, companyHasMore } = useSimilarJobs(type, except, company, now);
  if (jobs.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="outras-vagas"
      sx={{ mt: { xs: 4, md: 6 }, mb: { xs: company === "" ? 0 : 8, lg: 0 }, displayPrint: "none" }}
    >
      <Typography id="outras-vagas" variant="h2" sx={{ mb: 2, fontSize: "1.375rem" }}>
        {type !== "" && jobs[0]?.type === type ? "Vagas parecidas" : "Outras vagas abertas"}
      </Typography>
      <JobRows jobs={jobs} />
      {companyHasMore && (
        <ButtonLink
          to={`${paths.jobs}?${addressOf({ ...noFilters, company })}`}
          variant="outlined"
          sx={{ mt: 2 }}
        >
          Ver todas as vagas de {company}
        </ButtonLink>
      )}
    </Box>
  );
}
