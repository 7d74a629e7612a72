import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { checkAdmin } from "../../data/session/adminSession.ts";
import { retrySession, useSession } from "../../data/session/session.ts";
import { useRead } from "../../state/useRead.ts";
import { Loading } from "../../ui/message/Loading.tsx";
import { AccessUnverified } from "../AccessUnverified.tsx";
import { endingText } from "../endingText.ts";

/** Admits the administrator by the claim, which the server confirms once, because a browser's data can be forged. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const claimed = session.state === "ready" && session.user?.admin === true;
  const { value: check, retry } = useRead(claimed ? checkAdmin : null);

  if (session.state === "unverified") return <AccessUnverified onRetry={retrySession} />;
  if (session.state === "ready" && !claimed) {
    const ended = session.ended === null ? null : endingText[session.ended];
    return <Navigate to={paths.adminLogin} replace state={{ ended }} />;
  }
  if (check === "offline" || check === "failed") return <AccessUnverified onRetry={retry} />;
  return check === "admin" ? children : <Loading label="Verificando autenticação..." />;
}
