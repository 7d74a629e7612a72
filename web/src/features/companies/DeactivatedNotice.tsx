import { town } from "@vagas/functions/domain/town";
import { SupportWays } from "./SupportWays.tsx";
import { Notice } from "../../ui/message/Notice.tsx";

/** Why a deactivated company cannot publish, and whom to call. */
export function DeactivatedNotice() {
  return (
    <Notice tone="warning" title="Sua empresa está desativada" mb={3}>
      A administração do site suspendeu a sua conta: não é possível publicar ou editar vagas, e as
      que você já publicou não aparecem para os candidatos. Para entender o motivo e voltar ao ar,
      fale com a gente{" "}
      <SupportWays
        chatText={`Olá! Minha empresa está desativada no site ${town.boardName} e gostaria de entender o motivo.`}
      />
      .
    </Notice>
  );
}
