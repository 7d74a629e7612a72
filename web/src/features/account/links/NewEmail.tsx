import { confirmNewEmail } from "../../../data/session/actionCodes.ts";
import { EmailLink } from "./EmailLink.tsx";

/** Proves the new e-mail address of an account: from here on it is the one that counts. */
export function NewEmail({ code }: { code: string }) {
  return (
    <EmailLink
      code={code}
      use={confirmNewEmail}
      purpose="newEmail"
      loading="Confirmando o novo e-mail..."
      title="E-mail trocado"
      intro="O novo endereço está confirmado."
    >
      {(email) => (
        <>
          De agora em diante, entre com <strong>{email ?? "o endereço novo"}</strong> e a mesma
          senha. Os avisos sobre vagas e candidaturas chegam nele.
        </>
      )}
    </EmailLink>
  );
}
