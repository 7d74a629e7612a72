import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { filterCount, type JobFilters, noFilters } from '@vagas/functions/domain/jobFilters';
import { useState } from 'react';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { JobSearch } from './JobSearch.tsx';

const JobFilterPanel = lazyPart(async () => (await import('./JobFilterPanel.tsx')).JobFilterPanel);

export type Found = { count: number; hasMore: boolean } | null;
type Props = { filters: JobFilters; onChange: (filters: JobFilters) => void; found: Found };

/** The search and the button of the other filters, whose code is fetched when they are first opened. */
export function JobFilterBar({ filters, onChange, found }: Props) {
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  const on = filterCount(filters);
  const open = panel === 'open';
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <JobSearch value={filters.search} onSearch={(search) => onChange({ ...filters, search })} />
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-expanded={open}
          aria-controls="filtros"
          onClick={() => setPanel(open ? 'closed' : 'open')}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          Filtros{on > 0 && ` (${on})`}
        </Button>
        {(on > 0 || filters.search !== '') && (
          <Button color="inherit" onClick={() => onChange(noFilters)}>
            Limpar filtros
          </Button>
        )}
      </Box>
      <div id="filtros">
        {panel !== 'never' && (
          <JobFilterPanel open={open} filters={filters} onChange={onChange} found={found} onClose={() => setPanel('closed')} />
        )}
      </div>
    </Box>
  );
}
