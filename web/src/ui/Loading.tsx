import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** Something is on its way; `label` says what, aloud too. */
export function Loading({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 8, color: 'text.secondary' }}>
      <CircularProgress size={36} aria-hidden />
      <Typography>{label}</Typography>
    </Box>
  );
}
