import BlockIcon from "@mui/icons-material/Block";
import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import ReplayIcon from "@mui/icons-material/Replay";
import type { Company } from "@vagas/functions/domain/company/company";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { useIsReturned } from "./returnedCompanies.ts";
import { SharedCnpj } from "./SharedCnpj.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";

/** Highlights exceptions, because nearly all companies are active with a unique CNPJ. */
export function CompanyStatus({ company }: { company: Company }) {
  const isReturned = useIsReturned(company.id);
  return (
    <HStack>
      {company.active ? (
        <StatusChip tone="plain" icon={<CheckCircleIcon />} label="Ativa" />
      ) : (
        <StatusChip tone="quiet" icon={<BlockIcon />} label="Inativa" />
      )}
      <SharedCnpj company={company} />
      {isReturned && (
        <StatusChip tone="urgent" icon={<ReplayIcon />} label="Igual a uma desativada" />
      )}
    </HStack>
  );
}
