import { followRecovery } from "../../../data/session/actionCodes.ts";
import { EmailSet } from "./EmailSet.tsx";
import { EmailLink } from "./EmailLink.tsx";

/** Reverts a change of the account's e-mail address that its owner did not make. */
export function RecoverEmail({ code }: { code: string }) {
  return (
    <EmailLink
      code={code}
      follow={followRecovery}
      purpose="recovery"
      offer={{
        title: "Restaurar o e-mail",
        busy: "Restaurando...",
        text: (email) => (
          <>
            A conta da sua empresa volta a usar <strong>{email}</strong>, e a mudança de endereço é
            desfeita. Se foi você quem mudou, feche esta página: nada muda.
          </>
        ),
      }}
      done={(email) => (
        <EmailSet title="E-mail restaurado" intro="A mudança de endereço foi desfeita.">
          {email && (
            <>
              Sua conta voltou a usar <strong>{email}</strong>.{" "}
            </>
          )}
          Se não foi você quem pediu a mudança, outra pessoa pode conhecer sua senha: no login,
          digite seu e-mail e toque em “Esqueceu a senha?” para criar outra.
        </EmailSet>
      )}
    />
  );
}
