import Typography from "@mui/material/Typography";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { Page } from "../../ui/page/Page.tsx";
import { useLinkSecret } from "../../ui/page/useLinkSecret.ts";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { DeviceContacts } from "./contacts/DeviceContacts.tsx";
import { OwnDataRequest } from "./OwnDataRequest.tsx";
import { OwnDataView } from "./OwnDataView.tsx";

/** /meus-dados: requests a link by e-mail; with one, shows everything stored under that address. */
export function OwnDataPage() {
  const [token, forget] = useLinkSecret("hash");
  return (
    <Page width="narrow">
      <PageHeader title="Meus dados" documentTitle={pageTitle("Meus dados")} />
      {token === "" ? (
        <>
          <DeviceContacts />
          <Typography sx={{ mb: 3, maxWidth: "60ch" }}>
            Veja tudo o que está guardado com o seu e-mail, baixe uma cópia, corrija ou apague. Não
            precisa de cadastro: enviamos um link para o seu e-mail.
          </Typography>
          <OwnDataRequest />
        </>
      ) : (
        <OwnDataView key={token} token={token} onForget={forget} />
      )}
    </Page>
  );
}
