import Button from "@mui/material/Button";
import { checksOf, type SiteHealth } from "@vagas/functions/domain/health/siteHealth";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { BrowserErrors } from "./BrowserErrors.tsx";
import { HealthChecks } from "./HealthChecks.tsx";
import { MailTroubles } from "./MailTroubles.tsx";
import { Reconciliation } from "./Reconciliation.tsx";
import { Routines } from "./Routines.tsx";
import { StuckWorks } from "./StuckWorks.tsx";
import { useHealth } from "./useHealth.ts";
import { VStack } from "../../../ui/layout/VStack.tsx";

/** The site's health, with advice. */
export function HealthPage() {
  const { state, value, readAgain } = useHealth();
  const isBusy = state === "loading" && value !== null;
  return (
    <Page>
      <PageHeader
        title="Saúde do site"
        subtitle="O que o site faz sozinho, e se deu certo."
        actions={
          <Button variant="outlined" onClick={() => !isBusy && readAgain()} aria-disabled={isBusy}>
            {isBusy ? "Atualizando..." : "Atualizar"}
          </Button>
        }
      />
      {value === null && state === "loading" && (
        <RowsSkeleton label="Carregando a saúde do site..." />
      )}
      {value === null && state === "failed" && (
        <ErrorState
          title="Erro ao carregar a saúde do site"
          description="Verifique sua conexão e tente de novo."
          onRetry={readAgain}
        />
      )}
      {value !== null && state === "failed" && (
        <Notice tone="error" mb={3}>
          Não foi possível atualizar: o que está abaixo é de antes. Verifique sua conexão e tente de
          novo.
        </Notice>
      )}
      {value !== null && <Health health={value} onDone={readAgain} />}
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
