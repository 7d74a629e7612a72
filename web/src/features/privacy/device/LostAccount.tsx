import { paths } from "@vagas/functions/domain/site/paths";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { RememberedList } from "./RememberedList.tsx";

/** In place of a device's applications, once the account that they belong to is gone from it. */
export function LostAccount() {
  return (
    <VStack gap={3}>
      <Notice tone="info" title="Este aparelho não acompanha mais o que foi enviado daqui">
        Isso acontece quando alguém entra, neste aparelho, na conta de uma empresa ou da
        administração. O que foi enviado continua enviado. Para ver, corrigir ou apagar, peça um
        link por e-mail em <TextLink to={paths.ownData}>Meus dados</TextLink>. Se não deu e-mail,
        fale com a administração do site.
      </Notice>
      <RememberedList />
    </VStack>
  );
}
