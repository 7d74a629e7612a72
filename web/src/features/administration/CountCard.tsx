import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Count } from '../../ui/list/useCount.ts';

type Props = { label: string; count: Count; detail?: string | null; wide?: boolean; emphasis?: boolean };

/** One large number and what it counts; a dash where it cannot be had. */
export function CountCard({ label, count, detail, wide = false, emphasis = false }: Props) {
  return (
    <Box
      component="li"
      sx={{
        bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider', borderRadius: 1, px: { xs: 2, md: 2.5 }, py: 2,
        gridColumn: wide ? { xs: '1 / -1', md: 'auto' } : null,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography component="p" sx={{ fontSize: '2.25rem', lineHeight: 1.25, fontWeight: 750, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums', color: emphasis ? 'secondary.main' : 'text.primary' }}>
          {count === 'loading' ? <Skeleton width={48} /> : count === 'failed' ? '–' : count.toLocaleString('pt-BR')}
        </Typography>
        {detail && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
