import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { HiddenText } from '../Announcement.tsx';

/** The rows of a table on their way; `label` says of what. */
export function RowsSkeleton({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <Box role="status" sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' }}>
      <HiddenText>{label}</HiddenText>
      {Array.from({ length: count }, (_, i) => (
        <Box key={i} aria-hidden sx={{ display: 'flex', gap: 3, px: 2, py: 2, borderTop: i ? '1px solid' : 0, borderColor: 'divider' }}>
          <Skeleton width="28%" height={24} />
          <Skeleton width="32%" height={24} />
          <Skeleton width="18%" height={24} sx={{ display: { xs: 'none', md: 'block' } }} />
        </Box>
      ))}
    </Box>
  );
}
