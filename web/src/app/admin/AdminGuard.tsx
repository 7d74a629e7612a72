import { paths } from "@vagas/functions/domain/site/paths";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { type AdminCheck, checkAdmin } from "../../data/session/adminSession.ts";
import { retrySession, useSession } from "../../data/session/session.ts";
import { Loading } from "../../ui/message/Loading.tsx";
import { AccessUnverified } from "../AccessUnverified.tsx";
import { endingText } from "../endingText.ts";

/** Lets the administrator in: by the claim, confirmed by the server once, since what a browser keeps can be forged. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [check, setCheck] = useState<AdminCheck | "checking">("checking");
  const claimed = session.state === "ready" && session.user?.admin === true;

  useEffect(() => {
    if (!claimed) return undefined;
    let current = true;
    void checkAdmin().then((answer) => current && setCheck(answer));
    return () => {
      current = false;
      setCheck("checking");
    };
  }, [claimed, attempt]);

  if (session.state === "unverified") return <AccessUnverified onRetry={retrySession} />;
  if (session.state === "ready" && !claimed) {
    const ended = session.ended === null ? null : endingText[session.ended];
    return <Navigate to={paths.adminLogin} replace state={{ ended }} />;
  }
  if (check === "offline" || check === "failed")
    return <AccessUnverified onRetry={() => setAttempt(attempt + 1)} />;
  return check === "admin" ? children : <Loading label="Verificando autenticação..." />;
}
