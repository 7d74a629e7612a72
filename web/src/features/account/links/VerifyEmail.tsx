import { paths } from "@vagas/functions/domain/paths";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { verifyEmail } from "../../../data/session/actionCodes.ts";
import { Loading } from "../../../ui/message/Loading.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { verifiedText } from "../accountText.ts";
import { LinkProblem } from "./LinkProblem.tsx";
import { problemOf } from "./linkProblemText.ts";
import type { LoginState } from "../loginState.ts";
import { useCodeOutcome } from "./useCodeOutcome.ts";

/** Verifies the e-mail, says so, and goes on to the login. */
export function VerifyEmail({ code }: { code: string }) {
  const navigate = useNavigate();
  const [result, retry] = useCodeOutcome(code, verifyEmail);
  const done = result?.outcome === "done";

  useEffect(() => {
    if (!done) return undefined;
    // StrictMode runs effects twice: the second run cancels the first, so that the message is shown once.
    const going = setTimeout(() => {
      notify({ severity: "success", ...verifiedText });
      void navigate(paths.companyVerified, {
        replace: true,
        state: { verified: true } satisfies LoginState,
      });
    });
    return () => clearTimeout(going);
  }, [done, navigate]);

  if (result === null || result.outcome === "done")
    return <Loading label="Confirmando seu e-mail..." />;
  return <LinkProblem problem={problemOf(result.outcome)} purpose="verification" onRetry={retry} />;
}
