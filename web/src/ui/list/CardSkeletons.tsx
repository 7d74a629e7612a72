import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { HiddenText } from '../Announcement.tsx';

/** Cards on their way; `label` says of what. */
export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      <HiddenText>{label}</HiddenText>
      {Array.from({ length: count }, (_, i) => (
        <Box key={i} aria-hidden sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 2 }}>
          <Skeleton width="55%" height={28} />
          <Skeleton width="35%" />
          <Skeleton width="90%" sx={{ mt: 1 }} />
          <Skeleton width="75%" />
        </Box>
      ))}
    </Box>
  );
}
