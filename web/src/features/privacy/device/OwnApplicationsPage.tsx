import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { useState } from "react";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { DeviceContacts } from "../contacts/DeviceContacts.tsx";
import { ClearDevice } from "./ClearDevice.tsx";
import { DeviceData } from "./DeviceData.tsx";
import { JustCleared } from "./JustCleared.tsx";
import { LaterDeviceAlertList } from "./LaterDeviceAlertList.tsx";
import { SentList } from "./SentList.tsx";
import { WaitingList } from "./WaitingList.tsx";

/** /minhas-candidaturas: what was sent from this device, without a login. */
export function OwnApplicationsPage() {
  const [reading, setReading] = useState(0);
  return (
    <Page width="narrow">
      <PageHeader
        title="Minhas candidaturas"
        documentTitle={pageTitle("Minhas candidaturas")}
        subtitle="O que foi enviado deste aparelho, e o que aconteceu depois."
      />
      <VStack gap={4}>
        <JustCleared />
        <WaitingList />
        <DeviceContacts />
        <SentList key={reading} />
        <LaterDeviceAlertList />
        <DeviceData onErased={() => setReading(reading + 1)} />
        <ClearDevice />
      </VStack>
    </Page>
  );
}
