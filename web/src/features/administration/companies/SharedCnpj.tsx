import ContentCopyIcon from "@mui/icons-material/ContentCopyOutlined";
import type { Company } from "@vagas/functions/domain/company/company";
import { StatusChip } from "../../../ui/StatusChip.tsx";

/** Tells the administrator that another company has the same CNPJ; nothing otherwise. */
export function SharedCnpj({ company }: { company: Pick<Company, "cnpjShared"> }) {
  return company.cnpjShared === true ? (
    <StatusChip tone="waiting" icon={<ContentCopyIcon />} label="CNPJ repetido" />
  ) : null;
}
