import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import { isCompanySession } from "../../../data/session/isCompanySession.ts";
import { useSession } from "../../../data/session/session.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { LogInFirst } from "./LogInFirst.tsx";
import { Surface } from "../../../ui/Surface.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

/**
 * The entrance for browsers that have had a session: companies choose where to go, everybody else logs in first and
 * comes back.
 */
export function PublishGate() {
  const session = useSession();

  if (session.state === "loading") return <Loading label="Verificando login..." />;
  if (!isCompanySession(session.user)) {
    return <LogInFirst />;
  }
  return (
    <Page width="narrow">
      <Surface sx={{ p: { xs: 3, md: 5 }, mt: { md: 4 } }}>
        <VStack gap={1}>
          <Typography variant="h1" tabIndex={-1} data-page-heading>
            Área da Empresa
          </Typography>
          <Typography color="textSecondary">
            Você já está logado como empresa. Escolha uma das opções abaixo.
          </Typography>
        </VStack>
        <VStack gap={1.5} sx={{ mt: 4, textAlign: "center" }}>
          <ButtonLink to={paths.companyNewJob} variant="contained" size="large">
            Publicar Nova Vaga
          </ButtonLink>
          <ButtonLink to={paths.companyDashboard} variant="outlined" size="large">
            Ir para o Painel da Empresa
          </ButtonLink>
        </VStack>
      </Surface>
    </Page>
  );
}
