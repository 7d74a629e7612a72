import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { formatCnpj } from "@vagas/functions/domain/text/cnpj";
import type { Company } from "@vagas/functions/domain/company/company";
import { companyFields } from "@vagas/functions/domain/company/companyFields";
import { formatDate } from "@vagas/functions/domain/dates";
import type { JobContent } from "@vagas/functions/domain/job/job";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { returnedText } from "@vagas/functions/domain/company/returnedText";
import { whatsappLink } from "@vagas/functions/domain/text/whatsapp";
import type { ReactNode } from "react";
import { useReturnedCompany } from "../../../data/admin/adminCompanies.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmailText } from "../../../ui/EmailText.tsx";

const { responsibleName, cnpj, email } = companyFields;

type Props = {
  job: Pick<JobContent, "company" | "contactWhatsapp" | "title">;
  /** The advertiser's account; null if there is none, or not yet known. */
  company: Company | null;
};

/** The advertiser and the contacts, for comparison with the text. */
export function Advertiser({ job, company }: Props) {
  const chat = whatsappLink(job.contactWhatsapp, `Olá! É sobre a vaga “${job.title}”.`);
  const returned = useReturnedCompany(company?.id ?? null);
  const phone = formatPhone(job.contactWhatsapp);
  return (
    <Card component="aside" aria-label="Empresa" align="start">
      <Typography variant="h3">{job.company}</Typography>
      {company === null ? (
        <Said label="Conta">Sem conta de empresa</Said>
      ) : (
        <>
          {company.name !== job.company && <Said label="Conta da empresa">{company.name}</Said>}
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
