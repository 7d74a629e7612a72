import { paths } from "@vagas/functions/domain/site/paths";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Navigate, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { deleteCompany } from "../../data/company/companyProfile.ts";
import { reconcileEmail } from "../../data/session/accountEmail.ts";
import { isCompanySession } from "../../data/session/isCompanySession.ts";
import { useLiveCompany } from "../../data/company/liveCompany.ts";
import { retrySession, type SessionUser, signOut, useSession } from "../../data/session/session.ts";
import type { WriteOutcome } from "../../data/firebase/writeOutcome.ts";
import { CompanyContext } from "../../features/companies/companyContext.ts";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { Loading } from "../../ui/message/Loading.tsx";
import { notify } from "../../ui/message/notifications.ts";
import { AccessUnverified } from "../AccessUnverified.tsx";
import { endingText } from "../endingText.ts";
import { leaveSite } from "../leaveSite.ts";

const checking = <Loading label="Carregando painel da empresa..." />;

/** Admits a confirmed company; sends anybody else to the login, and back here afterwards. */
export function CompanyGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [leaving, setLeaving] = useState(false);

  if (session.state === "unverified") return <AccessUnverified onRetry={retrySession} />;
  // Whoever deletes the account goes to the home page; until that has loaded, nothing else is shown.
  if (session.state === "loading" || (leaving && !session.user)) return checking;
  if (!isCompanySession(session.user))
    return (
      <Navigate
        to={paths.companyLogin}
        replace
        state={{
          from: pathname + search,
          ended: session.ended === null ? null : endingText[session.ended],
        }}
      />
    );
  return (
    <WithCompany
      key={session.user.uid}
      user={session.user}
      leaving={leaving}
      onLeaving={setLeaving}
    >
      {children}
    </WithCompany>
  );
}

type Props = {
  user: SessionUser;
  leaving: boolean;
  onLeaving: (leaving: boolean) => void;
  children: ReactNode;
};

function WithCompany({ user, leaving, onLeaving, children }: Props) {
  const { uid } = user;
  const row = useLiveCompany(uid);
  useSameEmail(user.email, row.state === "ready" ? row.value?.email : undefined);
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState(false);

  async function leave() {
    if (await leaveSite()) await navigate(paths.companyLogin, { replace: true });
  }

  async function deleteAccount(): Promise<WriteOutcome> {
    onLeaving(true);
    const outcome = await deleteCompany(uid);
    if (outcome !== "done") {
      onLeaving(false);
      return outcome;
    }
    // The page goes first: it would ask about what is unsaved in it, and stay.
    flushSync(() => setDeleted(true));
    await navigate(paths.home, { replace: true });
    await signOut();
    notify({
      severity: "success",
      title: "Conta excluída",
      description: "Sua empresa e as vagas dela saíram do site.",
    });
    return outcome;
  }

  if (deleted) return checking;
  if (row.state === "failed") {
    return (
      <ErrorState
        title="Não foi possível carregar o painel"
        description="Confira sua conexão com a internet e tente de novo."
        onRetry={row.retry}
      />
    );
  }
  if (row.state === "loading") return checking;
  if (!row.value) return leaving ? checking : <DeletedMeanwhile />;
  return (
    <CompanyContext value={{ company: row.value, leave, deleteAccount }}>
      <LateArrival />
      {children}
    </CompanyContext>
  );
}

/**
 * Reads the company after the address has changed, so that a page that appears then gets the focus on its heading.
 */
function LateArrival() {
  const byLink = useNavigationType() !== "POP";
  useEffect(() => {
    if (byLink && document.activeElement === document.body)
      document.querySelector<HTMLElement>("[data-page-heading]")?.focus({ preventScroll: true });
  }, [byLink]);
  return null;
}

/** Makes session and row agree on one address: a proved change updates whichever of them is outdated. */
function useSameEmail(own: string | null, kept: string | undefined) {
  useEffect(() => {
    if (own !== null && kept !== undefined && own.toLowerCase() !== kept.toLowerCase())
      void reconcileEmail(kept);
  }, [own, kept]);
}

/** Login creates a missing row, so a row that is missing here was deleted during the session. */
function DeletedMeanwhile() {
  useEffect(() => {
    // A repeated effect cancels the first, so it runs once.
    const leaving = setTimeout(() => {
      void signOut("deleted");
    });
    return () => clearTimeout(leaving);
  }, []);
  return checking;
}
