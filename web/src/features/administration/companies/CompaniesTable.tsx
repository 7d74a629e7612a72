import BlockIcon from "@mui/icons-material/Block";
import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import Button from "@mui/material/Button";
import type { Company } from "@vagas/functions/domain/company";
import { formatDate } from "@vagas/functions/domain/dates";
import { CardSummary } from "../../../ui/list/CardSummary.tsx";
import { DeleteButton } from "../../../ui/list/DeleteButton.tsx";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { RecordTable } from "../../../ui/list/RecordTable.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";

type Props = {
  companies: readonly Company[];
  history: ItemPart;
  onToggleActive: (company: Company) => void;
  onDelete: (company: Company) => void;
};

const question =
  "Tem certeza que deseja excluir esta empresa? Esta ação não pode ser desfeita e todos os dados, incluindo vagas, serão removidos.";

/** Companies with the administrator's actions. */
export function CompaniesTable({ companies, history, onToggleActive, onDelete }: Props) {
  return (
    <RecordTable
      label="Empresas"
      rows={companies}
      rowKey={({ id }) => id}
      columns={[
        { header: "Empresa", cell: ({ name }) => name },
        {
          header: "Responsável",
          cell: ({ responsibleName }) => responsibleName || "Não informado",
        },
        { header: "Categoria", cell: ({ category }) => category ?? "Não informada" },
        { header: "Cadastro", cell: ({ createdAt }) => formatDate(createdAt), nowrap: true },
        { header: "Status", cell: ({ active }) => <CompanyStatus active={active} />, nowrap: true },
      ]}
      card={({ responsibleName, category, active, createdAt }) => (
        <CardSummary
          facts={[
            responsibleName || "Responsável não informado",
            category ?? "Categoria não informada",
          ]}
          status={<CompanyStatus active={active} />}
          note={`Cadastro em ${formatDate(createdAt)}`}
        />
      )}
      actions={(company) => (
        <>
          <Button
            size="small"
            onClick={() => onToggleActive(company)}
            aria-label={`${company.active ? "Desativar" : "Ativar"} ${company.name}`}
          >
            {company.active ? "Desativar" : "Ativar"}
          </Button>
          {history({ collection: "companies", id: company.id, name: company.name })}
          <DeleteButton
            name={company.name}
            question={question}
            onDelete={() => onDelete(company)}
          />
        </>
      )}
    />
  );
}

/** Nearly all companies are active: the others should stand out. */
function CompanyStatus({ active }: { active: boolean }) {
  return active ? (
    <StatusChip tone="plain" icon={<CheckCircleIcon />} label="Ativa" />
  ) : (
    <StatusChip tone="quiet" icon={<BlockIcon />} label="Inativa" />
  );
}
