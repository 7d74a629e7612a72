import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import type { Company } from '@vagas/functions/domain/company';
import { formatDate } from '@vagas/functions/domain/dates';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { ItemPart } from '../../ui/itemPart.ts';
import { RecordTable } from '../../ui/RecordTable.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

type Props = {
  companies: readonly Company[];
  history: ItemPart;
  onToggleActive: (company: Company) => void;
  onDelete: (company: Company) => void;
};

/** Companies with everything that may be done to them. */
export function CompaniesTable({ companies, history, onToggleActive, onDelete }: Props) {
  const [toDelete, setToDelete] = useState<Company | null>(null);
  return (
    <>
      <RecordTable
        label="Empresas"
        rows={companies}
        rowKey={({ id }) => id}
        columns={[
          { header: 'Empresa', cell: ({ name }) => name },
          { header: 'Responsável', cell: ({ responsibleName }) => responsibleName || 'Não informado' },
          { header: 'Categoria', cell: ({ category }) => category ?? 'Não informada', from: 'lg' },
          { header: 'Cadastro', cell: ({ createdAt }) => formatDate(createdAt), from: 'lg', nowrap: true },
          { header: 'Status', cell: ({ active }) => (active ? <StatusChip tone="good" icon={<CheckCircleIcon />} label="Ativa" /> : <StatusChip tone="quiet" icon={<BlockIcon />} label="Inativa" />), nowrap: true },
        ]}
        actions={(company) => (
          <>
            <Button size="small" onClick={() => onToggleActive(company)} aria-label={`${company.active ? 'Desativar' : 'Ativar'} ${company.name}`}>
              {company.active ? 'Desativar' : 'Ativar'}
            </Button>
            {history({ collection: 'companies', id: company.id, name: company.name })}
            <Button size="small" color="error" onClick={() => setToDelete(company)} aria-label={`Excluir ${company.name}`}>
              Excluir
            </Button>
          </>
        )}
      />
      <ConfirmDialog
        open={toDelete !== null}
        title={toDelete?.name ?? ''}
        question="Tem certeza que deseja excluir esta empresa? Esta ação não pode ser desfeita e todos os dados, incluindo vagas, serão removidos."
        confirmLabel="Excluir"
        destructive
        onConfirm={() => {
          if (toDelete) onDelete(toDelete);
          setToDelete(null);
        }}
        onCancel={() => setToDelete(null)}
      />
    </>
  );
}
