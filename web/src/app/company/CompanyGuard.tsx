import { paths } from "@vagas/functions/domain/paths";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { deleteCompany } from "../../data/company/companyProfile.ts";
import { isCompanySession } from "../../data/session/isCompanySession.ts";
import { useLiveCompany } from "../../data/company/liveCompany.ts";
import { retrySession, signOut, useSession } from "../../data/session/session.ts";
import type { WriteOutcome } from "../../data/firebase/writeOutcome.ts";
import { CompanyContext } from "../../features/companies/companyContext.ts";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { Loading } from "../../ui/message/Loading.tsx";
import { notify } from "../../ui/message/notifications.ts";
import { AccessUnverified } from "../AccessUnverified.tsx";
import { leaveSite } from "../leaveSite.ts";

const checking = <Loading label="Carregando painel da empresa..." />;

/** Lets a confirmed company in; anybody else goes to the login, and comes back here after it. */
export function CompanyGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [leaving, setLeaving] = useState(false);

  if (session.state === "unverified") return <AccessUnverified onRetry={retrySession} />;
  // Who deletes the account goes to the home page; until that is there, no other way is shown.
  if (session.state === "loading" || (leaving && !session.user)) return checking;
  if (!isCompanySession(session.user))
    return <Navigate to={paths.companyLogin} replace state={{ from: pathname + search }} />;
  return (
    <WithCompany
      key={session.user.uid}
      uid={session.user.uid}
      leaving={leaving}
      onLeaving={setLeaving}
    >
      {children}
    </WithCompany>
  );
}

type Props = {
  uid: string;
  leaving: boolean;
  onLeaving: (leaving: boolean) => void;
  children: ReactNode;
};

function WithCompany({ uid, leaving, onLeaving, children }: Props) {
  const row = useLiveCompany(uid);
  const navigate = useNavigate();

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
    await navigate(paths.home, { replace: true });
    await signOut();
    notify({
      severity: "success",
      title: "Conta excluída",
      description: "Sua empresa e as vagas dela saíram do site.",
    });
    return outcome;
  }

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

/** The company is read after the address has changed: a page that is there only then gets the focus for its heading now. */
function LateArrival() {
  const byLink = useNavigationType() !== "POP";
  useEffect(() => {
    if (byLink && document.activeElement === document.body)
      document.querySelector<HTMLElement>("[data-page-heading]")?.focus({ preventScroll: true });
  }, [byLink]);
  return null;
}

/** Login makes a missing row, so one that is missing here was deleted while the session lasted. */
function DeletedMeanwhile() {
  useEffect(() => {
    // A repeated effect cancels the first: said once.
    const leaving = setTimeout(() => {
      notify({ severity: "error", title: "Esta conta não está registrada como empresa" });
      void signOut();
    });
    return () => clearTimeout(leaving);
  }, []);
  return checking;
}
