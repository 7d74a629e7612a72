import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Job } from '@vagas/functions/domain/job';

/** A job as visitors see it. */
export function JobPreview({ job }: { job: Job; now: Date }) {
  return (
    <Box sx={{ p: 3 }}>
      <Typography variant="h1" component="p">{job.title}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{job.description}</Typography>
    </Box>
  );
}
