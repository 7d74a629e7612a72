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
import { useDeviceData } from "./useDeviceData.ts";
import { useWhenSent } from "./useWhenSent.ts";
import { WaitingList } from "./WaitingList.tsx";

/** /minhas-candidaturas: what was sent from this device, without a login. */
export function OwnApplicationsPage() {
  const [erasures, setErasures] = useState(0);
  const [withdrawals, setWithdrawals] = useState(0);
  const [arrivals, setArrivals] = useState(0);
  const readAgain = () => setWithdrawals((before) => before + 1);
  const device = useDeviceData({
    onErased: () => setErasures((before) => before + 1),
    onWithdrawn: readAgain,
  });
  useWhenSent(() => setArrivals((before) => before + 1));
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
        <DeviceContacts key={`contacts:${erasures}`} withdrawals={withdrawals} />
        <SentList
          key={erasures}
          changes={withdrawals + arrivals}
          onWithdrawn={(data) => {
            readAgain();
            device.follow(data);
          }}
        />
        <LaterDeviceAlertList />
        <DeviceData device={device} />
        <ClearDevice />
      </VStack>
    </Page>
  );
}
