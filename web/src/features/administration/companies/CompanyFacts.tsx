import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import VerifiedIcon from "@mui/icons-material/VerifiedOutlined";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { formatCnpj } from "@vagas/functions/domain/text/cnpj";
import type { Company } from "@vagas/functions/domain/company/company";
import { companyFields } from "@vagas/functions/domain/company/companyFields";
import { formatDate } from "@vagas/functions/domain/dates";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { readCompanyAccount } from "../../../data/admin/adminCompanies.ts";
import { EmailText } from "../../../ui/EmailText.tsx";
import { FactList } from "../../../ui/FactList.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { useRead } from "../../../state/useRead.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { Card } from "../../../ui/Card.tsx";

type Account = ReturnType<typeof useRead<Awaited<ReturnType<typeof readCompanyAccount>>>>;

/** The company and its contacts; whether the address was proved comes from its account. */
export function CompanyFacts({ company }: { company: Company }) {
  const account = useRead(() => readCompanyAccount(company.id));
  const lastUsedAt = account.state === "ready" ? account.value?.lastUsedAt : null;
  return (
    <Card>
      <FactList
        facts={[
          [companyFields.responsibleName.label, company.responsibleName || "Não informado"],
          [companyFields.category.label, company.category ?? "Não informada"],
          [companyFields.cnpj.label, company.cnpj ? formatCnpj(company.cnpj) : "Não informado"],
          [
            companyFields.email.label,
            <HStack align="center" key="email">
              <Link href={`mailto:${company.email}`}>
                <EmailText address={company.email} />
              </Link>
              <Confirmation account={account} />
            </HStack>,
          ],
          [
            companyFields.whatsapp.label,
            company.whatsapp && (
              <Link
                key="whatsapp"
                href={`https://wa.me/${company.whatsapp}`}
                target="_blank"
                rel="noreferrer"
              >
                {formatPhone(company.whatsapp)}
              </Link>
            ),
          ],
          ["Cadastro", formatDate(company.createdAt)],
          ["Último acesso", lastUsedAt && formatDate(new Date(lastUsedAt))],
        ]}
      />
    </Card>
  );
}

function Confirmation({ account: { state, value, retry } }: { account: Account }) {
  if (state === "loading") return <StatusChip tone="quiet" label="Verificando..." />;
  if (state === "failed")
    return (
      <Button size="small" onClick={retry}>
        Não deu para ver se foi confirmado. Tentar de novo
      </Button>
    );
  if (!value) return <StatusChip tone="bad" icon={<ErrorIcon />} label="Sem conta de acesso" />;
  return value.emailVerified ? (
    <StatusChip tone="good" icon={<VerifiedIcon />} label="Confirmado" />
  ) : (
    <StatusChip tone="waiting" icon={<ErrorIcon />} label="Não confirmado" />
  );
}
