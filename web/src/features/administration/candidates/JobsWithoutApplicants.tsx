import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AppliedJob } from "../../../data/admin/adminCandidates.ts";
import { jobFacts } from "./JobApplicants.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Section } from "../../../ui/page/Section.tsx";

/** Jobs without applicants, which cannot be opened. */
export function JobsWithoutApplicants({ jobs }: { jobs: readonly AppliedJob[] }) {
  return (
    <Section title="Ainda sem candidaturas">
      <PlainList
        aria-label="Vagas sem candidaturas"
        sx={{ borderTop: "1px solid", borderColor: "divider" }}
      >
        {jobs.map((job) => (
          <Box
            component="li"
            key={job.id}
            sx={{ py: 1.25, px: 2, borderBottom: "1px solid", borderColor: "divider" }}
          >
            <Typography>{job.title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {jobFacts(job)}
            </Typography>
          </Box>
        ))}
      </PlainList>
    </Section>
  );
}
