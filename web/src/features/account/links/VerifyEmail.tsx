import { paths } from "@vagas/functions/domain/site/paths";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { followVerification } from "../../../data/session/actionCodes.ts";
import { Loading } from "../../../ui/message/Loading.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { verifiedText } from "../accountText.ts";
import type { LoginState } from "../loginState.ts";
import { EmailLink } from "./EmailLink.tsx";

/** Verifies the e-mail, says so, and continues to the login. */
export function VerifyEmail({ code }: { code: string }) {
  return (
    <EmailLink
      code={code}
      follow={followVerification}
      purpose="verification"
      offer={{
        title: "Confirmar o e-mail",
        busy: "Confirmando...",
        text: (email) => (
          <>
            Uma empresa foi cadastrada neste site com <strong>{email}</strong>. Confirme só se foi
            você quem fez o cadastro. Se não foi, feche esta página: nada muda.
          </>
        ),
      }}
      done={() => <Verified />}
    />
  );
}

function Verified() {
  const navigate = useNavigate();
  useEffect(() => {
    // StrictMode runs effects twice: the second run cancels the first, so the message is shown once.
    const going = setTimeout(() => {
      notify({ severity: "success", ...verifiedText });
      void navigate(paths.companyVerified, {
        replace: true,
        state: { verified: true } satisfies LoginState,
      });
    });
    return () => clearTimeout(going);
  }, [navigate]);
  return <Loading label="Confirmando seu e-mail..." />;
}
