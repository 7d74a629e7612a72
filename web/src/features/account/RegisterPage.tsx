import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { FollowingEnds } from "../../applyParts/FollowingEnds.tsx";
import { isCompanySession } from "../../data/session/isCompanySession.ts";
import { useSession } from "../../data/session/session.ts";
import { Loading } from "../../ui/message/Loading.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { onward } from "./loginState.ts";
import { type Registered, RegistrationDone } from "./RegistrationDone.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

/** /empresa/cadastro: the form, then what to do next. */
export function RegisterPage() {
  const { state } = useLocation();
  const session = useSession();
  const [registered, setRegistered] = useState<Registered | null>(null);

  if (registered) return <RegistrationDone {...registered} />;
  if (session.state === "loading") return <Loading label="Verificando login..." />;
  if (isCompanySession(session.user)) return <Navigate to={paths.companyDashboard} replace />;
  return (
    <AccountFrame
      title="Cadastrar empresa"
      intro="Leva dois minutos. Depois é só confirmar o e-mail e publicar."
      otherWay={
        <>
          Já tem conta?{" "}
          <TextLink to={paths.companyLogin} state={onward(state)}>
            Faça login
          </TextLink>
        </>
      }
    >
      <FollowingEnds />
      <RegistrationForm onRegistered={setRegistered} />
    </AccountFrame>
  );
}
