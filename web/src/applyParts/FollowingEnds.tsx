import { paths } from "@vagas/functions/domain/site/paths";
import { hasSentFromHere } from "../data/application/sentApplications.ts";
import { useSession } from "../data/session/session.ts";
import { Notice } from "../ui/message/Notice.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** Before a login or a registration, which replaces the account that this device's applications belong to. */
export function FollowingEnds() {
  const session = useSession();
  const isOwn = session.state === "ready" && session.user?.anonymous === true;
  if (!isOwn || !hasSentFromHere()) return null;
  return (
    <Notice tone="warning" role="status" title="Já saíram candidaturas deste aparelho" mb={3}>
      O que foi enviado continua enviado. Mas, se você continuar, não dá mais para acompanhar,
      retirar nem apagar por este aparelho. Quem deu e-mail ainda pode fazer isso em{" "}
      <TextLink to={paths.ownData}>Meus dados</TextLink>; quem não deu, só pedindo à administração
      do site. Veja antes <TextLink to={paths.ownApplications}>Minhas candidaturas</TextLink>.
    </Notice>
  );
}
