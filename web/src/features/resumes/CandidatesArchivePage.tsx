import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { Page } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { useAddressFilters } from '../../ui/useAddressFilters.ts';
import { usePages } from '../../ui/usePages.ts';
import { limits } from '@vagas/functions/domain/limits';
import Box from '@mui/material/Box';
import { listCandidates } from '../../data/adminCandidates.ts';
import type { Cursor } from '../../data/pagedQuery.ts';
import type { Candidate } from '@vagas/functions/domain/candidate';
import { CandidateList } from './CandidateList.tsx';

export function CandidatesArchivePage() {
  const [{ busca }, changeFilters] = useAddressFilters({ busca: '' });
  const pages = usePages<Candidate, Cursor>(busca, (cursor) => listCandidates(busca, cursor));
  return (
    <Page>
      <PageHeader title="Banco de Talentos" subtitle="Quem se candidatou pelo site, do mais recente ao mais antigo." />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        <SearchForm label="Buscar candidatos" placeholder="Nome, email, telefone ou vaga" value={busca} maxLength={limits.searchText.max} onSearch={(text) => changeFilters({ busca: text })} />
        <Button color="inherit" variant="outlined" startIcon={<RefreshIcon />} onClick={pages.refresh} aria-disabled={pages.refreshing}>
          Atualizar
        </Button>
      </Box>
      <CandidateList pages={pages} search={busca} onClearSearch={() => changeFilters({ busca: '' })} />
    </Page>
  );
}
