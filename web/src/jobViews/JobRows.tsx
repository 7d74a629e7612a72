import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job/job";
import { paths } from "@vagas/functions/domain/site/paths";
import { joinFacts } from "../ui/joinFacts.ts";
import { useBackToList } from "../ui/page/useBackToList.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { Surface } from "../ui/Surface.tsx";
import { PlainList } from "../ui/PlainList.tsx";

/** Jobs as links, a row each: title, company, place, pay. */
export function JobRows({ jobs }: { jobs: readonly Job[] }) {
  const { onward } = useBackToList(paths.jobs);
  return (
    <Surface as={PlainList} sx={{ overflowWrap: "anywhere" }}>
      {jobs.map((job) => (
        <Box
          component="li"
          key={job.id}
          sx={{ px: 2, py: 1.5, "& + &": { borderTop: "1px solid", borderColor: "divider" } }}
        >
          <TextLink to={paths.job(job.id)} state={onward} sx={{ fontWeight: 650 }}>
            {job.title}
          </TextLink>
          <Typography variant="body2" color="textSecondary">
            {joinFacts(job.company, job.location, job.salary)}
          </Typography>
        </Box>
      ))}
    </Surface>
  );
}
