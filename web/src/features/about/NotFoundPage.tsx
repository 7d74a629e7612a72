import Typography from "@mui/material/Typography";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { VStack } from "../../ui/layout/VStack.tsx";
import { Prose } from "../../ui/Prose.tsx";

export function NotFoundPage() {
  const { pathname } = useLocation();
  useDocumentTitle(pageTitle("Página não encontrada"));
  useEffect(() => {
    // Logged so that broken links are found; not an error of this page.
    // oxlint-disable-next-line no-console
    console.warn(`No page at ${pathname}`);
  }, [pathname]);
  return (
    <Page width="narrow">
      <VStack align="start" sx={{ py: { xs: 4, md: 8 } }}>
        <Typography
          aria-hidden
          sx={{
            fontSize: { xs: "6rem", md: "9rem" },
            lineHeight: 0.9,
            fontWeight: 800,
            letterSpacing: "-0.05em",
            color: "primary.main",
          }}
        >
          404
        </Typography>
        <Typography variant="h1" tabIndex={-1} data-page-heading>
          Página não encontrada
        </Typography>
        <Prose measure={50} color="textSecondary">
          Não existe nada em <strong>{pathname}</strong>. O endereço pode ter mudado, ou ter sido
          copiado pela metade.
        </Prose>
        <ActionRow>
          <ButtonLink to={paths.home} variant="contained">
            Voltar para o início
          </ButtonLink>
          <ButtonLink to={paths.jobs} variant="outlined">
            Ver vagas abertas
          </ButtonLink>
        </ActionRow>
      </VStack>
    </Page>
  );
}
