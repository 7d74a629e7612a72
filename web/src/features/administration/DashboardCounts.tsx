import Box from '@mui/material/Box';
import { limits } from '@vagas/functions/domain/limits';
import { usePendingApprovals, usePendingResumes } from '../../data/adminApprovals.ts';
import { countFilledJobs, countPending, useStats } from '../../data/adminStats.ts';
import { CountCard } from './CountCard.tsx';
import { useCount } from './useCount.ts';

/** What is open, what is filled, what waits. */
export function DashboardCounts() {
  const stats = useStats();
  const jobs = usePendingApprovals(limits.pageSize);
  const resumes = usePendingResumes(limits.pageSize);
  const filled = useCount(countFilledJobs, stats);
  const pendingJobs = useCount(() => countPending('jobApprovals'), jobs);
  const pendingResumes = useCount(() => countPending('resumes'), resumes);
  const known = pendingJobs !== null && pendingResumes !== null;
  return (
    <Box component="ul" aria-label="Resumo" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 1, md: 2 }, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' } }}>
      <CountCard label="Vagas ativas" count={stats.state === 'ready' ? stats.value.openPositions : null} />
      <CountCard label="Vagas preenchidas" count={filled} />
      <CountCard
        label="Aprovações pendentes"
        count={known ? pendingJobs + pendingResumes : null}
        detail={known ? `${counted(pendingJobs, 'vaga', 'vagas')} · ${counted(pendingResumes, 'currículo', 'currículos')}` : null}
        wide
        emphasis={known && pendingJobs + pendingResumes > 0}
      />
    </Box>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
