import { alertFilters, alertListAt } from "@vagas/functions/domain/alert/alertList";
import { listPath } from "@vagas/functions/domain/jobList/jobCursor";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { useSearchParams } from "react-router-dom";
import { VStack } from "../../ui/layout/VStack.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { AskAlertForm } from "./AskAlertForm.tsx";
import { FollowSearch } from "./FollowSearch.tsx";
import { LaterDeviceAlertOffer } from "./LaterDeviceAlertOffer.tsx";
import { ListWords } from "./ListWords.tsx";

const name = "Avise-me de vagas novas";

/** /avisos?{filters of a list}: asks for the new jobs of the list by e-mail. */
export function AskAlertPage() {
  const list = alertListAt(useSearchParams()[0]);
  return (
    <Page width="narrow">
      <PageHeader title={name} documentTitle={pageTitle(name)} />
      <VStack gap={4}>
        <VStack gap={0.5} align="start">
          <Prose>Quando houver vaga nova nesta lista, você recebe um e-mail:</Prose>
          <ListWords list={list} />
          <TextLink to={listPath(alertFilters(list))}>Ver a lista ou mudar os filtros</TextLink>
        </VStack>
        <AskAlertForm key={list} list={list} />
        <LaterDeviceAlertOffer key={`device ${list}`} list={list} />
        <FollowSearch key={`follow ${list}`} list={list} />
      </VStack>
    </Page>
  );
}
