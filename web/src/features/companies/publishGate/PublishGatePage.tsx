import { lazy, Suspense } from 'react';
import { useSessionHint } from '../../../data/session/sessionHint.ts';
import { Loading } from '../../../ui/message/Loading.tsx';
import { useDocumentTitle } from '../../../ui/page/useDocumentTitle.ts';
import { LogInFirst } from './LogInFirst.tsx';

const PublishGate = lazy(async () => ({ default: (await import('./PublishGate.tsx')).PublishGate }));

/** /publicar-vaga. Without a sign of a session nothing is loaded to look for one. */
export function PublishGatePage() {
  const hint = useSessionHint();
  useDocumentTitle('Publicar Vaga');
  if (hint === null) return <LogInFirst />;
  return (
    <Suspense fallback={<Loading label="Verificando login..." />}>
      <PublishGate />
    </Suspense>
  );
}
