import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { useLinkSecret } from "../../ui/page/useLinkSecret.ts";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { DeviceContacts } from "./contacts/DeviceContacts.tsx";
import { OwnDataRequest } from "./OwnDataRequest.tsx";
import { OwnDataView } from "./OwnDataView.tsx";

/** The way without an address: the device itself proves what was sent from it. */
function FromThisDevice() {
  return (
    <Section title="Por este aparelho">
      <Prose>
        Se foi deste aparelho que você enviou, não precisa de e-mail: veja, corrija ou apague em
        Minhas candidaturas.
      </Prose>
      <ActionRow>
        <ButtonLink to={paths.ownApplications} variant="outlined" size="large">
          Abrir Minhas candidaturas
        </ButtonLink>
      </ActionRow>
    </Section>
  );
}

/** /meus-dados: requests a link by e-mail; with one, shows everything stored under that address. */
export function OwnDataPage() {
  const [token, forget] = useLinkSecret("hash");
  return (
    <Page width="narrow">
      <PageHeader title="Meus dados" documentTitle={pageTitle("Meus dados")} />
      {token === "" ? (
        <>
          <DeviceContacts />
          <VStack gap={4}>
            <FromThisDevice />
            <Section title="Pelo meu e-mail">
              <Prose>
                Veja tudo o que está guardado com o seu e-mail, baixe uma cópia, corrija ou apague.
                Não precisa de cadastro: enviamos um link para o seu e-mail.
              </Prose>
              <OwnDataRequest />
            </Section>
          </VStack>
        </>
      ) : (
        <OwnDataView key={token} token={token} onForget={forget} />
      )}
    </Page>
  );
}
