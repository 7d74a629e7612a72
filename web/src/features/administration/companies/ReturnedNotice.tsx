import { returnedText } from "@vagas/functions/domain/company/returnedText";
import { useReturnedCompany } from "../../../data/admin/adminCompanies.ts";
import { Notice } from "../../../ui/message/Notice.tsx";

/** Tells the administrator that a company resembles a deactivated one; nothing otherwise. */
export function ReturnedNotice({ companyId }: { companyId: string }) {
  const returned = useReturnedCompany(companyId);
  if (returned === null) return null;
  return (
    <Notice tone="info" title="Confira antes de aprovar">
      {returnedText(returned).join(". ")}.
    </Notice>
  );
}
