import { followNewEmail } from "../../../data/session/actionCodes.ts";
import { EmailSet } from "./EmailSet.tsx";
import { EmailLink } from "./EmailLink.tsx";

/** Proves an account's new e-mail address, which counts from then on. */
export function NewEmail({ code }: { code: string }) {
  return (
    <EmailLink
      code={code}
      follow={followNewEmail}
      purpose="newEmail"
      offer={{
        title: "Confirmar o novo e-mail",
        busy: "Confirmando...",
        text: (email) => (
          <>
            A conta da sua empresa passa a usar <strong>{email}</strong>: você entra com ele, e os
            avisos chegam nele. Confirme só se foi você quem pediu a troca. Se não foi, feche esta
            página: nada muda.
          </>
        ),
      }}
      done={(email) => (
        <EmailSet title="E-mail trocado" intro="O novo endereço está confirmado.">
          De agora em diante, entre com <strong>{email ?? "o endereço novo"}</strong> e a mesma
          senha. Os avisos sobre vagas e candidaturas chegam nele.
        </EmailSet>
      )}
    />
  );
}
