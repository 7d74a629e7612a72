import Box from "@mui/material/Box";
import type { Company } from "@vagas/functions/domain/company/company";
import { formatCnpj } from "@vagas/functions/domain/text/cnpj";
import { formatDate } from "@vagas/functions/domain/dates";
import { paths } from "@vagas/functions/domain/site/paths";
import { CardSummary } from "../../../ui/list/CardSummary.tsx";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { type Find, FoundElsewhere, MarkedText } from "../../../ui/list/MarkedText.tsx";
import { type Column, RecordTable } from "../../../ui/list/RecordTable.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { CompanyActions } from "./CompanyActions.tsx";
import { CompanyStatus } from "./CompanyStatus.tsx";

type Props = {
  companies: readonly Company[];
  /** Where a text contains the search. */
  find: Find;
  history: ItemPart;
  onToggleActive: (company: Company) => void;
  onDelete: (company: Company) => void;
};

/** Companies with the administrator's actions; the name links to the company's page. */
export function CompaniesTable({ companies, find, history, onToggleActive, onDelete }: Props) {
  return (
    <RecordTable
      label="Empresas"
      rows={companies}
      rowKey={({ id }) => id}
      columns={columns(find)}
      card={(company) => <CompanyCard company={company} />}
      actions={(company) => (
        <>
          {history({ collection: "companies", id: company.id, name: company.name })}
          <CompanyActions company={company} onToggleActive={onToggleActive} onDelete={onDelete} />
        </>
      )}
    />
  );
}

function columns(find: Find): [Column<Company>, ...Column<Company>[]] {
  const marked = (text: string) => <MarkedText text={text} find={find} />;
  return [
    {
      header: "Empresa",
      cell: ({ id, name, email, cnpj }) => (
        <Box>
          <TextLink to={paths.adminCompany(id)} color="inherit">
            {marked(name)}
          </TextLink>
          <FoundElsewhere
            find={find}
            fields={[
              ["E-mail", email],
              ["CNPJ", cnpj && formatCnpj(cnpj)],
            ]}
          />
        </Box>
      ),
    },
    {
      header: "Responsável",
      cell: ({ responsibleName }) => (responsibleName ? marked(responsibleName) : "Não informado"),
    },
    {
      header: "Categoria",
      cell: ({ category }) => (category ? marked(category) : "Não informada"),
    },
    { header: "Cadastro", cell: ({ createdAt }) => formatDate(createdAt), nowrap: true },
    {
      header: "Situação",
      cell: (company) => <CompanyStatus company={company} />,
      nowrap: true,
    },
  ];
}

/** The card's text below the name. */
function CompanyCard({ company }: { company: Company }) {
  return (
    <CardSummary
      facts={[
        company.responsibleName || "Responsável não informado",
        company.category ?? "Categoria não informada",
      ]}
      status={<CompanyStatus company={company} />}
      note={`Cadastro em ${formatDate(company.createdAt)}`}
    />
  );
}
