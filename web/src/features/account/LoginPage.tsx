import { paths } from "@vagas/functions/domain/site/paths";
import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { FollowingEnds } from "../../applyParts/FollowingEnds.tsx";
import { isCompanySession } from "../../data/session/isCompanySession.ts";
import { useSession } from "../../data/session/session.ts";
import { Loading } from "../../ui/message/Loading.tsx";
import { notify } from "../../ui/message/notifications.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { destinationOf, endingOf, messageOf, onward } from "./loginState.ts";
import { Notice } from "../../ui/message/Notice.tsx";

/** /empresa/login. While the form logs in, the session changes; only the form's result counts then. */
export function LoginPage() {
  const { state } = useLocation();
  const session = useSession();
  const [entering, setEntering] = useState(false);
  const ending = endingOf(state);
  useRestrictionNotice(messageOf(state));

  if (session.state === "loading") return <Loading label="Verificando login..." />;
  if (!entering && isCompanySession(session.user))
    return <Navigate to={destinationOf(state)} replace />;
  return (
    <AccountFrame
      title="Entrar como empresa"
      intro="Publique vagas e acompanhe quem se candidatou."
      otherWay={
        <>
          Sua empresa ainda não tem conta?{" "}
          <TextLink to={paths.companyRegister} state={onward(state)}>
            Cadastre sua empresa
          </TextLink>
        </>
      }
    >
      {ending !== null && (
        <Notice tone="info" mb={3}>
          {ending}
        </Notice>
      )}
      <FollowingEnds />
      <LoginForm onEntering={setEntering} />
    </AccountFrame>
  );
}

function useRestrictionNotice(message: string | null) {
  const said = useRef(false);
  useEffect(() => {
    if (message === null || said.current) return;
    said.current = true;
    notify({ severity: "info", title: "Acesso restrito", description: message });
  }, [message]);
}
