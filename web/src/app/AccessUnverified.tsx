import { ErrorState } from '../ui/message/ErrorState.tsx';

/** Instead of an area, where the line does not let it be known who asks for it. */
export function AccessUnverified({ onRetry }: { onRetry: () => void }) {
  return <ErrorState title="Não foi possível verificar seu acesso" description="Confira sua conexão com a internet e tente de novo." onRetry={onRetry} />;
}
