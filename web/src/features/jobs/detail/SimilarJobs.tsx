import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job";
import { noFilters } from "@vagas/functions/domain/jobFilters";
import { useEffect, useState } from "react";
import { isFresh, useFirstPage } from "../../../data/visitor/firstPage.ts";
import { readListedJobs, rememberJobs } from "../../../data/visitor/listedJobs.ts";
import { JobCard } from "../JobCard.tsx";

const shown = 3;

/** The similar jobs the server rendered with the page of this job. */
function useServedSimilar(except: string) {
  const found = useFirstPage("job");
  const over = useFirstPage("over");
  if (found?.job.id === except) return found;
  return over?.id === except ? over : null;
}

/** Open jobs of the same type, else the newest; `except` is the job being viewed. Nothing when there are none or they cannot be read. */
export function SimilarJobs({ type, except, now }: { type: string; except: string; now: Date }) {
  const first = useServedSimilar(except);
  const [jobs, setJobs] = useState<Job[]>(first?.similar ?? []);
  useEffect(() => {
    if (first && isFresh(first)) {
      rememberJobs(first.similar);
      return undefined;
    }
    let current = true;
    const others = async (of: string) => {
      const found = await readListedJobs({ ...noFilters, type: of }, null, now, shown + 1);
      return found.jobs.filter(({ id }) => id !== except).slice(0, shown);
    };
    const load = async () => {
      const alike = type === "" ? [] : await others(type);
      const found = alike.length > 0 ? alike : await others("");
      if (current) setJobs(found);
    };
    load().catch(() => null); // Optional: the page is complete without it.
    return () => {
      current = false;
    };
  }, [first, type, except, now]);

  if (jobs.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="outras-vagas" sx={{ mt: 6, displayPrint: "none" }}>
      <Typography id="outras-vagas" variant="h2" sx={{ mb: 2 }}>
        {type !== "" && jobs[0]?.type === type ? "Vagas parecidas" : "Outras vagas abertas"}
      </Typography>
      <Box sx={{ display: "grid", gap: 2 }}>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} now={now} heading="h3" />
        ))}
      </Box>
    </Box>
  );
}
