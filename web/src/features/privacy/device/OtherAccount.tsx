import type { SessionHint } from "../../../data/session/sessionHint.ts";
import { Notice } from "../../../ui/message/Notice.tsx";

const places = {
  company: "na conta de uma empresa",
  admin: "na conta da administração",
  unknown: "em outra conta deste site",
};

/** In place of a device's applications, while somebody else's account is signed in. */
export function OtherAccount({ who }: { who: SessionHint }) {
  return (
    <Notice tone="info" title={`Este aparelho está ${places[who ?? "unknown"]}`}>
      O que foi enviado daqui antes de entrar nessa conta não aparece mais nesta página. Para ver,
      corrigir ou apagar, peça um link por e-mail em Meus dados.{" "}
      {who === "admin"
        ? "Para quem não deu e-mail, use Pedidos de titulares, em Banco de Talentos."
        : "Se não deu e-mail, fale com a administração do site."}
    </Notice>
  );
}
