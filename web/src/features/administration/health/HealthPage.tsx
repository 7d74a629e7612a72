import Button from "@mui/material/Button";
import { checksOf, type SiteHealth } from "@vagas/functions/domain/health/siteHealth";
import { readSiteHealth } from "../../../data/admin/siteHealthCall.ts";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { useRead } from "../../../state/useRead.ts";
import { BrowserErrors } from "./BrowserErrors.tsx";
import { HealthChecks } from "./HealthChecks.tsx";
import { MailTroubles } from "./MailTroubles.tsx";
import { Reconciliation } from "./Reconciliation.tsx";
import { Routines } from "./Routines.tsx";
import { StuckWorks } from "./StuckWorks.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

/** The site's health, with advice. */
export function HealthPage() {
  const health = useRead(readSiteHealth);
  return (
    <Page>
      <PageHeader
        title="Saúde do site"
        subtitle="O que o site faz sozinho, e se deu certo."
        actions={
          <Button variant="outlined" onClick={health.retry}>
            Atualizar
          </Button>
        }
      />
      {health.state === "loading" && <RowsSkeleton label="Carregando a saúde do site..." />}
      {health.state === "failed" && (
        <ErrorState
          title="Erro ao carregar a saúde do site"
          description="Verifique sua conexão e tente de novo."
          onRetry={health.retry}
        />
      )}
      {health.state === "ready" && <Health health={health.value} onDone={health.retry} />}
    </Page>
  );
}

function Health({ health, onDone }: { health: SiteHealth; onDone: () => void }) {
  return (
    <VStack gap={4}>
      <HealthChecks checks={checksOf(health)} />
      <MailTroubles mails={health.mails} onDone={onDone} />
      <StuckWorks works={health.stuck} onDone={onDone} />
      <Routines health={health} />
      <Reconciliation run={health.runs["reconcile"]} />
      <BrowserErrors errors={health.browserErrors} />
    </VStack>
  );
}
