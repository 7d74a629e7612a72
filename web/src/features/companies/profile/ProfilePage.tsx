import { paths } from "@vagas/functions/domain/site/paths";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { useCompanyArea } from "../companyContext.ts";
import { DeactivatedNotice } from "../DeactivatedNotice.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

/** /empresa/perfil */
export function ProfilePage() {
  const { company } = useCompanyArea();
  return (
    <Page width="narrow">
      <BackLink to={paths.companyDashboard}>Painel da Empresa</BackLink>
      <PageHeader title="Perfil da empresa" subtitle={company.email} />
      {!company.active && <DeactivatedNotice />}
      <VStack gap={3}>
        <ProfileForm company={company} />
        <EmailForm email={company.email} />
        <PasswordForm email={company.email} />
        <DeleteAccount company={company} />
      </VStack>
    </Page>
  );
}
