import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { useAdminClaim } from "../../data/session/useAdminClaim.ts";
import { checkAdmin } from "../../data/session/adminSession.ts";
import { type Ending, retrySession, useSession } from "../../data/session/session.ts";
import { useRead } from "../../state/useRead.ts";
import { Loading } from "../../ui/message/Loading.tsx";
import { AccessUnverified } from "../AccessUnverified.tsx";
import { endingText } from "../endingText.ts";

const checking = <Loading label="Verificando autenticação..." />;

/** Admits the administrator by the claim, which the server confirms once, because a browser's data can be forged. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.state === "loading") return checking;
  if (session.state === "unverified") return <AccessUnverified onRetry={retrySession} />;
  return <WithClaim ended={session.ended}>{children}</WithClaim>;
}

function WithClaim({ ended, children }: { ended: Ending | null; children: ReactNode }) {
  const claimed = useAdminClaim();
  const { value: check, retry } = useRead(claimed ? checkAdmin : null);

  if (claimed === false) {
    const why = ended === null ? null : endingText[ended];
    return <Navigate to={paths.adminLogin} replace state={{ ended: why }} />;
  }
  if (check === "offline" || check === "failed") return <AccessUnverified onRetry={retry} />;
  return check === "admin" ? children : checking;
}
