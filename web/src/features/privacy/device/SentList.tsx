import { paths } from "@vagas/functions/domain/site/paths";
import { useSessionHint } from "../../../data/session/sessionHint.ts";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { useRead } from "../../../state/useRead.ts";
import { ActionRow } from "../../../ui/ActionRow.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { Section } from "../../../ui/page/Section.tsx";
import { useLast } from "../../../state/useLast.ts";
import { useOnceOnline } from "../useOnceOnline.ts";
import { LostAccount } from "./LostAccount.tsx";
import { OtherAccount } from "./OtherAccount.tsx";
import { RememberedList } from "./RememberedList.tsx";
import { SentCard } from "./SentCard.tsx";
import type { OnWithdrawn } from "./WithdrawButton.tsx";

const loadApplications = lazyImport(() => import("../../../data/application/ownApplications.ts"));

type Props = {
  /** How often something was withdrawn or sent while the page is open: each time the list is read again. */
  changes: number;
  /** Something was withdrawn on a card. */
  onWithdrawn: OnWithdrawn;
};

/** The applications of this device's account; offline those that the device remembers. */
export function SentList({ changes, onWithdrawn }: Props) {
  const who = useSessionHint();
  const sent = useRead(async () => (await loadApplications()).readOwnApplications(), changes);
  useOnceOnline(() => sent.state === "failed" && sent.retry());
  const value = useLast(sent.value, sent.state === "failed");
  if (sent.state === "failed") return <Unread onRetry={sent.retry} />;
  if (value === null) return <Loading label="Carregando suas candidaturas..." />;
  if (value.state === "otherAccount") return <OtherAccount who={who} />;
  if (value.state === "lostAccount") return <LostAccount />;
  if (value.applications.length === 0) return <NothingSent />;
  return (
    <Section title="Enviadas deste aparelho">
      {value.applications.map((application) => (
        <SentCard key={application.id} application={application} onWithdrawn={onWithdrawn} />
      ))}
    </Section>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <VStack gap={3}>
      <ErrorState
        title="Erro ao carregar suas candidaturas"
        description={
          navigator.onLine
            ? "Tente de novo em instantes."
            : "Você está sem internet. O que já foi enviado continua enviado."
        }
        onRetry={onRetry}
      />
      <RememberedList />
    </VStack>
  );
}

function NothingSent() {
  return (
    <EmptyState
      title="Nenhuma candidatura enviada deste aparelho"
      description="Quando você se candidatar a uma vaga, ela aparece aqui, com o que aconteceu depois. Não precisa de cadastro."
      action={
        <ActionRow>
          <ButtonLink to={paths.jobs} variant="contained" size="large">
            Ver vagas
          </ButtonLink>
          <ButtonLink to={paths.ownData} variant="outlined" size="large">
            Procurar pelo meu e-mail
          </ButtonLink>
        </ActionRow>
      }
    />
  );
}
