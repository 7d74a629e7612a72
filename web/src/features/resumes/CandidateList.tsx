import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Candidate } from '@vagas/functions/domain/candidate';
import { formatDate } from '@vagas/functions/domain/dates';
import { formatPhone } from '@vagas/functions/domain/phone';
import { useState } from 'react';
import { deleteCandidate } from '../../data/adminCandidates.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { failureText } from '../../ui/failureText.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { notify } from '../../ui/notifications.ts';
import { RecordTable } from '../../ui/RecordTable.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import type { Pages } from '../../ui/usePages.ts';
import { useRemovals } from '../../ui/useRemovals.ts';
import { Contact } from './Contact.tsx';
import { ResumeDownloadButton } from './ResumeDownloadButton.tsx';

type Props = { pages: Pages<Candidate>; search: string; onClearSearch: () => void };

export function CandidateList({ pages, search, onClearSearch }: Props) {
  const { gone, remove } = useRemovals();
  const [toDelete, setToDelete] = useState<Candidate | null>(null);
  const rows = pages.items.filter(({ id }) => !gone.has(id));

  function confirmed({ id, name }: Candidate) {
    setToDelete(null);
    void remove(id, async () => {
      const outcome = await deleteCandidate(id);
      if (outcome === 'done') notify({ severity: 'success', title: 'Candidato excluído com sucesso' });
      else notify({ severity: 'error', title: 'Erro ao excluir candidato', description: `${name}: ${failureText[outcome]}` });
      return outcome === 'done';
    });
  }

  if (pages.state === 'loading') return <RowsSkeleton label="Carregando candidatos..." />;
  if (pages.state === 'failed') return <ErrorState title="Erro ao carregar candidatos" description="Verifique sua conexão e tente de novo." onRetry={pages.refresh} />;
  return (
    <>
      {rows.length === 0 && <NoCandidates search={search} more={pages.hasMore} onClearSearch={onClearSearch} />}
      {rows.length > 0 && (
        <RecordTable
          label="Candidatos"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { header: 'Nome', cell: ({ name }) => name },
            { header: 'Contato', cell: ({ email, phone }) => <Contact email={email} phone={formatPhone(phone)} /> },
            { header: 'Vaga', cell: ({ jobTitle, company }) => (jobTitle ? [jobTitle, company].filter(Boolean).join(' · ') : 'Banco de Talentos') },
            { header: 'Data', cell: ({ createdAt }) => formatDate(createdAt) },
          ]}
          actions={({ id, name, resumePath, resumeName, ...candidate }) => (
            <>
              <ResumeDownloadButton candidateId={id} person={name} path={resumePath} fileName={resumeName} />
              <Button size="small" color="error" aria-label={`Excluir ${name}`} onClick={() => setToDelete({ id, name, resumePath, resumeName, ...candidate })}>
                Excluir
              </Button>
            </>
          )}
        />
      )}
      <LoadMore pages={pages} label={search ? 'Procurar nos mais antigos' : 'Carregar mais'} />
      <ConfirmDialog
        open={toDelete !== null}
        title={toDelete?.name ?? ''}
        question="Tem certeza que deseja excluir este candidato?"
        confirmLabel="Excluir"
        destructive
        onConfirm={() => toDelete && confirmed(toDelete)}
        onCancel={() => setToDelete(null)}
      />
    </>
  );
}

function NoCandidates({ search, more, onClearSearch }: { search: string; more: boolean; onClearSearch: () => void }) {
  if (search === '') return <EmptyState icon={<GroupsIcon />} title="Nenhum candidato no banco de dados" description="Quem enviar um currículo pelo site aparece aqui." />;
  return (
    <EmptyState
      icon={<GroupsIcon />}
      title={`Nenhum candidato encontrado para “${search}”`}
      description={more ? 'Procuramos entre os mais recentes; ainda há candidaturas mais antigas.' : 'Tente outra palavra, ou só parte dela.'}
      action={
        <Box>
          <Button onClick={onClearSearch}>Limpar busca</Button>
        </Box>
      }
    />
  );
}
