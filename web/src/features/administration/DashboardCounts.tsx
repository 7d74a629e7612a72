import Box from '@mui/material/Box';
import { usePendingApprovals, usePendingResumes } from '../../data/adminApprovals.ts';
import { countFilledJobs, countPending, useStats } from '../../data/adminStats.ts';
import { useCount } from '../../ui/useCount.ts';
import { CountCard } from './CountCard.tsx';


/** What is open, what is filled, what waits. */
export function DashboardCounts() {
  const stats = useStats();
  const jobs = usePendingApprovals();
  const resumes = usePendingResumes();
  const filled = useCount(countFilledJobs, stats.state === 'ready' ? stats.value : null);
  const pendingJobs = useCount(() => countPending('jobApprovals'), jobs.state === 'ready' ? ids(jobs.items) : null);
  const pendingResumes = useCount(() => countPending('resumes'), resumes.state === 'ready' ? ids(resumes.items) : null);
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

/** Another text when the list is another. */
function ids(items: readonly ({ jobId: string } | { id: string })[]): string {
  return items.map((item) => ('id' in item ? item.id : item.jobId)).join();
}
