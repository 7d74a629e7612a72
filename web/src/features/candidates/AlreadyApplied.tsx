import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@vagas/functions/domain/dates';
import { paths } from '@vagas/functions/domain/paths';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** One application per person per job: when this one was sent. */
export function AlreadyApplied({ at, toJob }: { at: Date; toJob: boolean }) {
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'start', gap: 2, p: { xs: 2, md: 3 }, border: '1px solid', borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Typography variant="h2">{toJob ? 'Você já se candidatou a esta vaga' : 'Você já enviou seu currículo para o banco de talentos'}</Typography>
      <Typography>
        {toJob ? 'Sua candidatura foi enviada' : 'Ele foi enviado'} em <time dateTime={at.toISOString()}>{formatDate(at)}</time>. Não é preciso enviar de novo.
      </Typography>
      <ButtonLink to={paths.jobs} variant="contained">
        Ver outras vagas
      </ButtonLink>
    </Box>
  );
}
