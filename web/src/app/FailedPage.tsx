import Button from '@mui/material/Button';
import { ErrorState } from '../ui/message/ErrorState.tsx';
import { Page } from '../ui/page/Page.tsx';

/** When a page fails, or its code cannot be loaded (a new version was published, the line is down). */
export function FailedPage({ error }: { error: unknown }) {
  const offline = !navigator.onLine;
  const chunkMissing = error instanceof Error && /dynamically imported module|module script/i.test(error.message);
  return (
    <Page width="narrow">
      <ErrorState
        title={offline ? 'Você está sem internet' : chunkMissing ? 'O site foi atualizado' : 'Algo deu errado nesta página'}
        description={
          offline
            ? 'Assim que a conexão voltar, toque em atualizar.'
            : chunkMissing
              ? 'Atualize a página para usar a versão nova.'
              : 'Tente atualizar a página. Se continuar, fale com a gente pelo WhatsApp.'
        }
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Atualizar a página
          </Button>
        }
      />
    </Page>
  );
}
