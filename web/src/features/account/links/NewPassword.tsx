import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { checkResetCode } from "../../../data/session/actionCodes.ts";
import { useRead } from "../../../state/useRead.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Focused } from "../../../ui/message/Focused.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { LinkProblem } from "./LinkProblem.tsx";
import { type Problem, problemOf } from "./linkProblemText.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

/** The reset link: checks it, asks for the new password, reports the change. */
export function NewPassword({ code }: { code: string }) {
  const { value: checked, retry } = useRead(() => checkResetCode(code), code);
  const [ended, setEnded] = useState<"changed" | Problem | null>(null);

  if (checked === null) return <Loading label="Verificando o link..." />;
  if (checked.outcome !== "done")
    return <LinkProblem problem={problemOf(checked.outcome)} purpose="password" onRetry={retry} />;
  if (ended === "changed") {
    return (
      <Focused fills>
        <AccountFrame title="Senha redefinida" intro="Pronto! Entre com a senha nova.">
          <ButtonLink to={paths.companyLogin} variant="contained" size="large">
            Ir para Login
          </ButtonLink>
        </AccountFrame>
      </Focused>
    );
  }
  if (ended) {
    return (
      <Focused fills>
        <LinkProblem problem={ended} purpose="password" />
      </Focused>
    );
  }
  return (
    <AccountFrame
      title="Redefinir senha"
      intro={
        checked.email ? `Escolha uma senha nova para ${checked.email}.` : "Escolha uma senha nova."
      }
    >
      <NewPasswordForm code={code} email={checked.email} onEnded={setEnded} />
    </AccountFrame>
  );
}
