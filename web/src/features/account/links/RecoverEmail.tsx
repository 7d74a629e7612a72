import { recoverEmail } from "../../../data/session/actionCodes.ts";
import { EmailLink } from "./EmailLink.tsx";

/** Reverts a change of the account's e-mail address that its owner did not make. */
export function RecoverEmail({ code }: { code: string }) {
  return (
    <EmailLink
      code={code}
      use={recoverEmail}
      purpose="recovery"
      loading="Restaurando seu e-mail..."
      title="E-mail restaurado"
      intro="A mudança de endereço foi desfeita."
    >
      {(email) => (
        <>
          {email && (
            <>
              Sua conta voltou a usar <strong>{email}</strong>.{" "}
            </>
          )}
          Se não foi você quem pediu a mudança, outra pessoa pode conhecer sua senha: no login,
          digite seu e-mail e toque em “Esqueceu a senha?” para criar outra.
        </>
      )}
    </EmailLink>
  );
}
