import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { SendingState } from './useApplicationSending.ts';

/** How the sending goes, and what went wrong with it. */
export function SendingNotice({ sending, onCancel }: { sending: SendingState; onCancel: () => void }) {
  if (sending.state === 'sending') {
    return (
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography>{sending.percent < 100 ? `Enviando o currículo: ${sending.percent}%` : 'Registrando a candidatura...'}</Typography>
          {sending.percent < 100 && (
            <Button color="inherit" size="small" onClick={onCancel}>
              Cancelar envio
            </Button>
          )}
        </Box>
        <LinearProgress variant={sending.percent < 100 ? 'determinate' : 'indeterminate'} value={sending.percent} aria-label="Progresso do envio" sx={{ height: 8, borderRadius: 4 }} />
      </Box>
    );
  }
  if (sending.state === 'outdated') {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => window.location.reload()}>
            Atualizar
          </Button>
        }
      >
        <AlertTitle>Erro ao enviar candidatura</AlertTitle>
        Uma parte do site não chegou até aqui. Atualize a página com internet: o que você digitou fica guardado, só o arquivo precisa ser anexado de novo.
      </Alert>
    );
  }
  if (sending.state === 'refused') {
    return (
      <Alert severity="error">
        <AlertTitle>Erro ao enviar candidatura</AlertTitle>
        Esta vaga pode ter sido preenchida ou encerrada enquanto você preenchia. Atualize a página para ver como ela está.
      </Alert>
    );
  }
  if (sending.state !== 'failed' && sending.state !== 'offline') return null;
  return (
    <Alert severity="error">
      <AlertTitle>Erro ao enviar candidatura</AlertTitle>
      Houve um problema ao enviar suas informações. Tente novamente.
      {sending.state === 'offline' && (
        <Typography sx={{ mt: 1 }}>Você está sem internet. Tudo o que você preencheu continua aqui, e o envio recomeça sozinho quando a conexão voltar.</Typography>
      )}
    </Alert>
  );
}
