import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate } from '@vagas/functions/domain/dates';
import { pageTitle } from '@vagas/functions/domain/pageTitle';
import { paths } from '@vagas/functions/domain/paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Loading } from '../../../ui/message/Loading.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { jobLinkProblemText, jobLinkText } from './jobLinkText.ts';
import { useJobLink } from './useJobLink.ts';

/** /vaga/confirmar#token: what a signed link will do, and the button that does it. Opening the page changes nothing. */
export function JobLinkPage() {
  const { hash } = useLocation();
  return (
    <Page width="narrow">
      <JobLink key={hash} token={hash.slice(1)} />
    </Page>
  );
}

function JobLink({ token }: { token: string }) {
  const { outcome, busy, confirm, retry } = useJobLink(token);
  if (outcome === null) return <Frame title="Link do e-mail"><Loading label="Abrindo o link..." /></Frame>;
  if (outcome.state === 'ready' || outcome.state === 'done') {
    const { purpose, job, state, until } = outcome;
    const text = jobLinkText[purpose];
    const deadline = <strong>{formatDate(new Date(until))}</strong>;
    const name = (
      <>
        <strong>{job.title}</strong> ({job.company})
      </>
    );
    if (state === 'ready') {
      return (
        <Frame title={text.title}>
          <Typography>
            {purpose === 'renew' ? <>A vaga {name} recebe candidaturas até {deadline}, do jeito que está, sem nova análise.</> : <>A vaga {name} fica marcada como preenchida: ninguém mais se candidata, e quem abrir o anúncio vê que a vaga foi preenchida. Dá para reabrir no painel da empresa.</>}
          </Typography>
          <Actions>
            <Button variant="contained" size="large" onClick={() => void confirm()} aria-disabled={busy}>
              {busy ? text.busy : text.action}
            </Button>
            <Dashboard />
          </Actions>
        </Frame>
      );
    }
    return (
      <Frame title={text.done} icon={<CheckCircleIcon aria-hidden />}>
        <Typography role="status">{purpose === 'renew' ? <>A vaga {name} recebe candidaturas até {deadline}.</> : <>Obrigado por avisar. A vaga {name} não recebe mais candidaturas.</>}</Typography>
        <Actions>
          <ButtonLink to={paths.job(job.id)} variant="contained" size="large">
            Ver a vaga
          </ButtonLink>
          <Dashboard />
        </Actions>
      </Frame>
    );
  }
  const { title, description } = jobLinkProblemText[outcome.state];
  const isPassing = outcome.state === 'offline' || outcome.state === 'failed';
  return (
    <Frame title={title}>
      {'job' in outcome && outcome.job && (
        <Typography>
          Vaga: <strong>{outcome.job.title}</strong> ({outcome.job.company})
        </Typography>
      )}
      <Typography role="alert">{description}</Typography>
      <Actions>
        {isPassing ? (
          <Button variant="contained" size="large" onClick={retry}>
            Tentar de novo
          </Button>
        ) : (
          <Dashboard variant="contained" />
        )}
      </Actions>
    </Frame>
  );
}

function Frame({ title, icon, children }: { title: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere', '& > svg': { fontSize: 56, color: 'primary.main' }, '& > p': { maxWidth: '60ch' } }}>
      {icon}
      <Box sx={{ mb: -2 }}>
        <PageHeader title={title} documentTitle={pageTitle(title)} />
      </Box>
      {children}
    </Box>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}>{children}</Box>;
}

function Dashboard({ variant = 'text' }: { variant?: 'text' | 'contained' }) {
  return (
    <ButtonLink to={paths.companyDashboard} variant={variant} size="large">
      Abrir o painel da empresa
    </ButtonLink>
  );
}
