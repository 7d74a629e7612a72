import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Stats } from '@vagas/functions/domain/stats';
import { useEffect, useState } from 'react';
import { isFresh, useFirstPage } from '../../data/visitor/firstPage.ts';
import { readPublicStats, rememberStats } from '../../data/visitor/publicStats.ts';

const counters = [
  ['Total de Vagas', 'totalJobs'],
  ['Vagas Abertas', 'openPositions'],
  ['Vagas Preenchidas', 'recentlyFilled'],
] as const;

/** The board in three numbers; dashes where they cannot be read. */
export function Counters() {
  const first = useFirstPage('home');
  const [stats, setStats] = useState<Stats | 'loading' | 'failed'>(first?.stats ?? 'loading');
  useEffect(() => {
    if (first && isFresh(first)) {
      rememberStats(first.stats);
      return undefined;
    }
    let current = true;
    readPublicStats().then(
      (read) => current && setStats(read),
      () => current && setStats((before) => (before === 'loading' ? 'failed' : before)),
    );
    return () => {
      current = false;
    };
  }, [first]);

  return (
    <Box component="dl" aria-busy={stats === 'loading'} sx={{ position: 'relative', m: 0, mt: { xs: 5, md: 8 }, display: 'grid', gridTemplateColumns: { xs: 'repeat(3, 1fr)', md: 'repeat(3, max-content)' }, columnGap: { xs: 2, md: 7 } }}>
      {counters.map(([label, count]) => (
        <Box key={count} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: { xs: '0.875rem', md: '1rem' } }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: { xs: '1.75rem', md: '2.25rem' }, lineHeight: 1.2, fontWeight: 800, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' }}>
            {stats === 'loading' ? <Skeleton width="2.5ch" /> : stats === 'failed' ? '–' : stats[count].toLocaleString('pt-BR')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
