import { paths } from "@vagas/functions/domain/site/paths";
import { listHeldCompanies } from "../../../data/admin/adminRegister.ts";
import { useRead } from "../../../state/useRead.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";

/** Tells the administrator which companies the register of employers keeps off the site; nothing without any. */
export function HeldCompanies() {
  const held = useRead(listHeldCompanies).value ?? [];
  if (held.length === 0) return null;
  return (
    <Notice
      tone="error"
      role="status"
      mb={3}
      title={
        held.length === 1
          ? "Uma empresa está no Cadastro de Empregadores"
          : `${held.length} empresas estão no Cadastro de Empregadores`
      }
      action={held.map(({ id }, i) => (
        <ButtonLink key={id} to={paths.adminCompany(id)} size="small">
          {held.length === 1 ? "Ver a empresa" : `Ver a ${i + 1}ª empresa`}
        </ButtonLink>
      ))}
    >
      As vagas estão fora do site até você decidir.
    </Notice>
  );
}
