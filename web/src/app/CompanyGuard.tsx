import { paths } from '@vagas/functions/domain/paths';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { deleteCompany } from '../data/companyProfile.ts';
import { isCompanySession } from '../data/companySession.ts';
import { useLiveCompany } from '../data/liveCompany.ts';
import { signOut, useSession } from '../data/session.ts';
import { type CompanyArea, CompanyContext } from '../features/companies/companyContext.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { notify } from '../ui/notifications.ts';

/** Lets a confirmed company in; anybody else goes to the login, and comes back here after it. */
export function CompanyGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();

  if (session.state === 'loading') return <Loading label="Carregando painel da empresa..." />;
  if (!isCompanySession(session.user)) return <Navigate to={paths.companyLogin} replace state={{ from: pathname + search }} />;
  return (
    <WithCompany key={session.user.uid} uid={session.user.uid}>
      {children}
    </WithCompany>
  );
}

function WithCompany({ uid, children }: { uid: string; children: ReactNode }) {
  const row = useLiveCompany(uid);
  const navigate = useNavigate();
  const leaving = useRef(false);
  const company = row.state === 'ready' ? row.value : null;
  const gone = row.state === 'ready' && row.value === null;

  useEffect(() => {
    if (!gone || leaving.current) return;
    leaving.current = true;
    // Login makes a missing row, so one that is missing here was deleted while the session lasted.
    notify({ severity: 'error', title: 'Esta conta não está registrada como empresa' });
    void signOut();
  }, [gone]);

  const area = useMemo<CompanyArea | null>(() => company && {
    company,
    async leave() {
      try {
        await signOut();
        notify({ severity: 'success', title: 'Logout realizado com sucesso' });
        await navigate(paths.companyLogin, { replace: true });
      } catch {
        notify({ severity: 'error', title: 'Erro ao fazer logout', description: 'Houve um problema ao sair da sua conta.' });
      }
    },
    async deleteAccount() {
      leaving.current = true;
      const outcome = await deleteCompany(uid);
      if (outcome !== 'done') {
        leaving.current = false;
        return outcome;
      }
      await navigate(paths.home, { replace: true });
      await signOut();
      notify({ severity: 'success', title: 'Conta excluída', description: 'Sua empresa e as vagas dela saíram do site.' });
      return outcome;
    },
  }, [company, uid, navigate]);

  if (row.state === 'failed') {
    return (
      <ErrorState
        title="Não foi possível carregar o painel"
        description="Confira sua conexão com a internet e tente de novo."
        onRetry={row.retry}
      />
    );
  }
  if (!area) return <Loading label="Carregando painel da empresa..." />;
  return <CompanyContext value={area}>{children}</CompanyContext>;
}
