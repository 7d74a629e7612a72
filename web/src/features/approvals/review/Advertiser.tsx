import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { formatCnpj } from "@vagas/functions/domain/text/cnpj";
import { companyFields } from "@vagas/functions/domain/company/companyFields";
import { formatDate } from "@vagas/functions/domain/dates";
import type { JobContent } from "@vagas/functions/domain/job/job";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { returnedText } from "@vagas/functions/domain/company/returnedText";
import { whatsappLink } from "@vagas/functions/domain/text/whatsapp";
import type { ReactNode } from "react";
import { useCompanyRow, useReturnedCompany } from "../../../data/admin/adminCompanies.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmailText } from "../../../ui/EmailText.tsx";
import { CellButton } from "../../../ui/list/CellButton.tsx";

const { responsibleName, cnpj, email } = companyFields;

type Props = {
  job: Pick<JobContent, "company" | "contactWhatsapp" | "title">;
  /** The account's company; null: the job has none. */
  companyId: string | null;
};

/** The advertiser and the contacts, for comparison with the text. */
export function Advertiser({ job, companyId }: Props) {
  const chat = whatsappLink(job.contactWhatsapp, `Olá! É sobre a vaga “${job.title}”.`);
  const phone = formatPhone(job.contactWhatsapp);
  return (
    <Card component="aside" aria-label="Empresa" align="start">
      <Typography variant="h3">{job.company}</Typography>
      {companyId === null ? (
        <Said label="Conta">Sem conta de empresa</Said>
      ) : (
        <Account companyId={companyId} jobCompany={job.company} />
      )}
      <Said label="WhatsApp da vaga">
        {chat === null ? (
          phone
        ) : (
          <Link href={chat} target="_blank" rel="noopener noreferrer">
            {phone}
          </Link>
        )}
      </Said>
    </Card>
  );
}

/** What the account says, or why that is not known. `jobCompany`: the name in the job. */
function Account({ companyId, jobCompany }: { companyId: string; jobCompany: string }) {
  const live = useCompanyRow(companyId);
  const returned = useReturnedCompany(companyId);
  if (live.state === "loading") return <Said label="Conta">Carregando...</Said>;
  if (live.state === "failed")
    return (
      <Said label="Conta">
        Não foi possível carregar. <CellButton onClick={live.retry}>Tentar de novo</CellButton>
      </Said>
    );
  const company = live.value;
  if (company === null) return <Said label="Conta">Conta de empresa excluída</Said>;
  return (
    <>
      {company.name !== jobCompany && <Said label="Conta da empresa">{company.name}</Said>}
      {!company.active && <StatusChip tone="bad" label="Conta desativada" />}
      <Said label={responsibleName.label}>{company.responsibleName || "Não informado"}</Said>
      <Said label={cnpj.label}>
        {company.cnpj === null ? "Não informado" : formatCnpj(company.cnpj)}
        {company.cnpjShared && " · repetido em outra conta"}
      </Said>
      {returned !== null && (
        <Said label="Confira antes de aprovar">{returnedText(returned).join(". ")}</Said>
      )}
      <Said label={email.label}>
        <Link href={`mailto:${company.email}`}>
          <EmailText address={company.email} />
        </Link>
      </Said>
      <Said label="No site desde">{formatDate(company.createdAt)}</Said>
    </>
  );
}

function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <div>{children}</div>
    </div>
  );
}
